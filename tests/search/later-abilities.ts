/**
 * Forty more queries about what the site can do, written before any result was seen: 36 were right the first time. Three of the others were
 * mended by rules of the word index (domain/search/find-items.test.ts, 'a word that no page has'), one by the words of people who write for
 * the press in all four languages.
 */
import type { Query } from './golden.ts'

export const laterAbilities: readonly Query[] = [
  ['persmap', '/pers'],
  ['foto’s voor artikel in tijdschrift', '/pers', '/downloads'],
  ['hoge resolutie beeld', '/pers', '/downloads'],
  ['photos presse', '/pers'],
  ['press kit', '/pers'],
  ['pressebilder badmöbel', '/pers'],
  ['prijslijst afdrukken', '/professional'],
  ['bruttopreisliste', '/professional'],
  ['tarif pdf', '/professional'],
  ['prijzen zonder btw', '/professional', '/veelgestelde-vragen/zijn-de-prijzen-op-deze-site-de-prijzen-die-ik-betaal'],
  ['site en français', '/fr'],
  ['page in english', '/en'],
  ['deutsche broschüre', '/de', '/downloads'],
  ['händler in meiner nähe', '/de', '/verkooppunten', '/verkooppunten/duitsland'],
  ['revendeur liège', '/fr', '/verkooppunten/belgie', '^/verkooppunten/.*'],
  ['magasin bruxelles', '/fr', '/verkooppunten/belgie', '^/verkooppunten/.*'],
  ['dealer muenster', '/verkooppunten/duitsland', '^/verkooppunten/.*'],
  [
    'doppelwaschtisch',
    '^/producten/dubbel-wastafelmeubel',
    '/producten?category=wastafels',
    '/veelgestelde-vragen/hoeveel-ruimte-heb-ik-nodig-voor-een-dubbele-wastafel',
  ],
  ['meuble vasque noir', '^/producten/wastafelmeubel', '/producten?category=wastafelmeubelen', '^/kleuren/.*zwart'],
  ['oak vanity', '^/kleuren/eiken', '/producten?category=wastafelmeubelen', '^/producten/wastafelmeubel'],
  ['miroir avec éclairage', '/collecties/spiegels', '^/collecties/spiegels/', '^/collecties/spiegels'],
  ['heated mirror', '^/collecties/spiegels', '^/veelgestelde-vragen/.*spiegel'],
  ['hochschrank', '/producten?category=kolomkasten', '^/producten/kolomkast'],
  [
    'tiroir bloqué',
    '/montage/ladesystemen',
    '/veelgestelde-vragen/mijn-lade-sluit-niet-meer-zacht-hoe-komt-dat',
    '/montage/instructievideos-ladesystemen',
  ],
  ['scharnier einstellen', '/montage/scharnieren', '/montage/instructievideos-scharnieren', '^/montage/scharnieren/'],
  ['montageanleitung', '/montage', '/montage/montagehandleiding', '/downloads'],
  ['hauteur évacuation', '/montage/aanvoermaten-afvoermaten'],
  ['waste pipe height', '/montage/aanvoermaten-afvoermaten'],
  ['past het in mijn badkamer', '/service/past-het'],
  ['niche van 90 cm', '/service/past-het', '^/producten'],
  ['afspraak verzetten', '/showroom/afspraak', '/showroom', '/aanvraag'],
  ['termin ausstellung', '/showroom/afspraak', '/showroom'],
  ['artikelnummer op label', '/artikel', '/veelgestelde-vragen/waar-vind-ik-het-ordernummer-van-mijn-meubel'],
  ['meubels vergelijken', '/vergelijken', '/collecties', '/producten'],
  ['lijst bewaren en printen', '/verlanglijstje', '/favorieten'],
  ['toegankelijkheidsverklaring', '/toegankelijkheid'],
  ['privacy policy', '/privacy'],
  ['jobs carpenter', '/vacatures', '^/vacatures/'],
  ['onderhoud eiken blad', '/downloads', '/service', '^/veelgestelde-vragen/.*', '/voorwaarden'],
  ['etim bestand', '/professional'],
]
