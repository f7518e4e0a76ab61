/**
 * What the site can do, as visitors, fitters, architects, dealers and applicants ask for it, in Dutch, German, French and English. `asked`
 * are queries that visitors typed; the others were written before any result was seen; the shop in Antwerp was added to 'antwerp' later.
 */
import type { Query } from './golden.ts'

const doubles = [
  '^/producten/dubbel-wastafelmeubel',
  '/veelgestelde-vragen/hoeveel-ruimte-heb-ik-nodig-voor-een-dubbele-wastafel',
]
const plumbing = [
  '/montage/aanvoermaten-afvoermaten',
  '/veelgestelde-vragen/waar-moeten-de-waterleiding-en-de-afvoer-komen',
]
const vanities = ['/producten?category=wastafelmeubelen', '^/producten/(dubbel-)?wastafelmeubel']
const drawings = ['/professional', '/veelgestelde-vragen/hebt-u-cad-of-bim-bestanden']
const parts = ['/service/verzoek', '/service', '/artikel']
const mounting = ['/montage', '/montage/montagehandleiding']

export const asked: readonly Query[] = [
  ['bestek', '/professional'],
  ['prijslijst', '/professional'],
  ['ETIM', '/professional'],
  ['IFC', '/professional'],
  ['BIM', '/professional'],
  ['DXF', '/professional'],
  ['CAD', '/professional'],
  ['Revit', '/professional'],
  ['STEP', '/professional'],
  ['API', '/professional'],
  ['pers', '/pers'],
  ['persfoto', '/pers'],
  ['beeldbank', '/pers'],
  ['Händler', '/verkooppunten'],
  ['distributeur', '/verkooppunten'],
  ['Liège', '/verkooppunten/belgie'],
  ['two basins', ...doubles],
  [
    'boorgaten hoogte',
    ...plumbing,
    '/montage/montagehandleiding',
    '/veelgestelde-vragen/hoe-hoog-hang-ik-een-wastafelmeubel',
  ],
  ['zwevend meubel', ...vanities],
  ['zondag open', '/showroom'],
  ['kraan lekt op blad', '/service', '/veelgestelde-vragen/kan-een-badkamermeubel-tegen-vocht'],
]

export const abilities: readonly Query[] = [
  // Files of fitters, dealers and architects
  ['prijslijst excel', '/professional'],
  ['prijslijst downloaden', '/professional'],
  ['xlsx', '/professional'],
  ['csv bestand', '/professional'],
  ['bmecat', '/professional'],
  ['etim xchange', '/professional'],
  ['ifc bestand wastafelmeubel', ...drawings],
  ['bim objecten', ...drawings],
  ['autocad tekening', ...drawings],
  ['sketchup model', ...drawings],
  ['archicad', ...drawings],
  ['glb', '/professional', '/samenstellen'],
  ['obj bestand', '/professional'],
  ['docx bestek', '/professional'],
  ['besteksomschrijving', '/professional'],
  ['stabu', '/professional'],
  ['zip alle tekeningen', '/professional', '/downloads'],
  ['datenblatt', '/professional', '/downloads'],
  ['preisliste', '/professional'],
  ['tarif', '/professional', '/producten'],
  ['price list', '/professional'],
  ['leistungsverzeichnis', '/professional'],
  ['cahier des charges', '/professional'],
  ['openapi', '/professional'],
  ['webshop koppeling', '/professional'],
  ['ean codes', '/professional', '/artikel'],
  ['architect', '/professional'],
  ['inkoper hotel', '/professional', '/contact'],
  ['step bestand kraangat', '/professional', '/veelgestelde-vragen/hebt-u-cad-of-bim-bestanden'],
  ['technisch blad spiegel pdf', '/downloads', '/professional'],
  // Press, brochures and certificates
  ['pressefotos', '/pers'],
  ['press images', '/downloads'],
  ['photos presse', '/downloads'],
  ['catalogue pdf', '/downloads'],
  ['katalog', '/downloads', '/veelgestelde-vragen/is-er-informatie-in-het-engels-of-duits'],
  ['brochure english', '/downloads', '/veelgestelde-vragen/is-er-informatie-in-het-engels-of-duits'],
  ['certificaat e1', '/downloads', '/duurzaamheid'],
  ['rss vacatures', '/vacatures'],
  // Assembly and service
  ['montageanleitung', ...mounting, '/downloads'],
  ['manual', ...mounting, '/downloads'],
  ['mode d emploi', ...mounting, '/downloads'],
  ['hoogte afvoer wastafelmeubel', ...plumbing],
  ['anschlussmaße', ...plumbing],
  ['waar boren voor water', ...plumbing, '/montage/montagehandleiding'],
  ['gebruiksaanwijzing', ...mounting, '/downloads'],
  ['installatievideo', '^/montage/instructievideos', '/downloads'],
  ['spare parts', ...parts],
  ['pièces détachées', ...parts],
  ['reklamation', '/veelgestelde-vragen/hoe-meld-ik-een-storing-of-gebrek', ...parts],
  ['complaint', '/veelgestelde-vragen/hoe-meld-ik-een-storing-of-gebrek', ...parts],
  ['garantie', '/veelgestelde-vragen/hoeveel-garantie-zit-er-op-een-meubel-van-oeverhout', '/service'],
  ['scharnier kapot', '/montage/scharnieren', '/service'],
  // Shops and places
  ['dealer locator', '/verkooppunten'],
  ['revendeur', '/verkooppunten'],
  ['point de vente', '/verkooppunten'],
  ['fachhändler', '/verkooppunten'],
  ['händler aachen', '/de', '/verkooppunten/duitsland', '^/verkooppunten/.*'],
  ['lüttich', '/verkooppunten/belgie'],
  ['aix-la-chapelle', '/verkooppunten/duitsland'],
  ['bruxelles', '/verkooppunten/belgie'],
  ['gand', '/verkooppunten/belgie'],
  ['anvers', '/verkooppunten/belgie'],
  ['antwerp', '/verkooppunten/belgie', '/verkooppunten/diamantbad'],
  ['cologne', '/verkooppunten/duitsland'],
  ['keulen', '/verkooppunten/duitsland'],
  ['showroom zaterdag', '/showroom'],
  ['öffnungszeiten', '/showroom', '/contact'],
  ['horaires', '/showroom', '/contact'],
  // Tools and services
  ['konfigurator', '/samenstellen'],
  ['configurateur', '/samenstellen'],
  ['badkamer samenstellen 3d', '/samenstellen'],
  ['muster bestellen', '/kleurstalen'],
  ['farbmuster', '/kleurstalen'],
  ['angebot', '/offerte'],
  ['devis', '/offerte'],
  ['jobs', '/vacatures', '^/vacatures/'],
  ['emploi', '/vacatures', '^/vacatures/'],
  // Furniture in other languages
  ['double vanity', ...doubles],
  ['doppelwaschtisch', ...doubles],
  ['wall hung vanity', ...vanities],
]
