/** The held-out part of the golden set. */
import type { Query } from './golden.ts'

/**
 * Queries written without a look at synonyms and rules, as a check that the search is not tuned for the golden set alone. A miss may lead to a
 * better rule, never to a synonym for that query. The answer to 'type' was changed later: colours rank first.
 */
export const heldOut: readonly Query[] = [
  // Furniture, by what people call it at home
  ['badmeubel', '^/producten(\\?category=wastafelmeubelen|/wastafelmeubel)', '/producten'],
  ['meubel met 2 wasbakken', '^/producten/dubbel'],
  ['wasbak', '/producten?category=wastafels', '^/producten/(meubelwastafel|opzetkom)'],
  ['lavabo', '/producten?category=wastafels', '^/producten/(meubelwastafel|opzetkom)'],
  ['hoge kast badkamer', '^/producten/kolomkast', '/producten?category=kasten'],
  ['smalle kast', '^/producten/(kolomkast|zijkast|halfhoge-kast)', '/producten?category=kasten'],
  ['kast boven toilet', '^/producten/bovenkast', '/producten?category=kasten', '/producten?category=toiletmeubelen'],
  ['gastentoilet', '/producten?category=toiletmeubelen', '^/producten/toiletmeubel', '/collecties/sjithouse/epoch'],
  ['kaptafel', '/producten?category=make-uptafels', '^/producten/make-uptafel'],
  ['handdoek ladder', '/producten?category=handdoekrekken', '^/producten/handdoek'],
  ['knoppen voor lades', '/producten?category=handgrepen', '^/producten/(handgreep|knop)'],
  ['besteklade indeling', '/producten?category=lade-indeling', '^/producten/ladeverdeler'],
  [
    'blad op maat',
    '/producten?category=afdekbladen',
    '/veelgestelde-vragen/kunt-u-een-meubel-op-maat-maken',
    '^/producten/afdekblad',
  ],
  ['wastafelblad beton', '^/producten/afdekblad-beton', '/producten?category=afdekbladen'],
  [
    'plankje voor shampoo',
    '/producten/nisplank',
    '/producten?category=nisplanken',
    '^/producten/nisplank',
    '/producten?category=planchetten',
  ],
  ['opzetwastafel', '/producten?category=wastafels', '^/producten/opzetkom'],
  ['kolomkast beat 45', '/producten/kolomkast-beat-45', '^/producten/kolomkast'],
  ['onderkast thor', '/producten/wastafelmeubel-thor', '^/producten/wastafelmeubel.*thor'],
  [
    'dubbele wastafel 140',
    '^/producten/dubbel',
    '/veelgestelde-vragen/hoeveel-ruimte-heb-ik-nodig-voor-een-dubbele-wastafel',
  ],
  ['meubel 100 breed', '^/producten/.*wastafelmeubel', '/producten?category=wastafelmeubelen'],

  // Mirrors
  ['verlichte spiegel', '^/collecties/spiegels'],
  ['led spiegel', '^/collecties/spiegels/m'],
  [
    'spiegel die niet beslaat',
    '/veelgestelde-vragen/hoe-werkt-spiegelverwarming-tegen-condens',
    '^/collecties/spiegels/m(04|08|11|22|25|26|27)',
  ],
  ['spiegel rond 80', '^/collecties/spiegels/m(08|13|01|09)'],
  ['ovale spiegels', '^/collecties/spiegels/m(04|07|17)'],
  [
    'spiegelkastje',
    '/producten?category=spiegelkasten',
    '^/collecties/spiegels/m(20|21|27)',
    '^/producten/spiegelkast',
  ],
  [
    'spiegel met muziek',
    '^/collecties/spiegels/m(25|27)',
    '/veelgestelde-vragen/hoe-verbind-ik-mijn-telefoon-met-de-speaker-in-de-spiegel',
  ],
  ['vergrootspiegel', '^/collecties/spiegels/m(20|24|27)'],
  ['spiegel 120x70', '^/collecties/spiegels/m'],
  ['m 27 kajuit', '/collecties/spiegels/m27'],
  ['spiegel zonder lamp', '^/collecties/spiegels/m(01|03|05|06|07|09|10|14|15|17|19|21|23-0|28)'],
  ['spiegl vierkant', '^/collecties/spiegels/m(16|23-0|23-1)'],

  // Colours and materials
  ['donkergroen', '^/kleuren/(mos|olijf|salie)'],
  ['walnoot', '^/kleuren/noten'],
  ['licht eiken', '^/kleuren/eiken-(naturel|zand)', '/kleuren'],
  ['roze', '/kleuren/poederroze-mat'],
  ['wit hoogglans meubel', '/kleuren/wit-hoogglans'],
  ['betonlook', '/kleuren/betonlook-licht'],
  ['kleurstalen', '/veelgestelde-vragen/kan-ik-een-kleurstaal-krijgen'],
  ['wat is hpl', '/veelgestelde-vragen/wat-is-hpl-en-waarom-gebruikt-u-het-voor-bladen'],
  ['antracite', '^/kleuren/(antraciet|beton-antraciet)'],
  ['donkerblauw', '^/kleuren/(nachtblauw|inkt)'],

  // Questions and service
  ['hoe lang duurt levering', '/veelgestelde-vragen/hoe-lang-duurt-het-voordat-mijn-meubel-geleverd-wordt'],
  [
    'lade gaat niet dicht',
    '/veelgestelde-vragen/mijn-lade-sluit-niet-meer-zacht-hoe-komt-dat',
    '/veelgestelde-vragen/mijn-ladefronten-staan-niet-meer-recht-wat-nu',
    '^/montage/(ladesystemen|instructie)',
  ],
  ['deur hangt scheef', '/veelgestelde-vragen/hoe-stel-ik-een-kastdeur-recht', '^/montage/scharnieren'],
  ['kalkaanslag', '/veelgestelde-vragen/hoe-verwijder-ik-kalk-van-de-wastafel'],
  [
    'garantie',
    '/veelgestelde-vragen/hoeveel-garantie-zit-er-op-een-meubel-van-oeverhout',
    '/veelgestelde-vragen/wat-valt-niet-onder-de-garantie',
  ],
  ['klacht', '/veelgestelde-vragen/hoe-meld-ik-een-storing-of-gebrek', '/service'],
  ['reserveonderdelen', '/veelgestelde-vragen/zijn-er-nog-onderdelen-voor-een-ouder-meubel', '/service'],
  ['gipsplaten muur', '/veelgestelde-vragen/kan-een-wandhangend-meubel-aan-een-gipswand'],
  [
    'afvoer hoogte',
    '/montage/aanvoermaten-afvoermaten',
    '/veelgestelde-vragen/waar-moeten-de-waterleiding-en-de-afvoer-komen',
  ],
  ['handleiding', '/montage/montagehandleiding', '/montage', '/downloads'],
  [
    'filmpje lade uithalen',
    '/montage/instructievideos-ladesystemen',
    '/veelgestelde-vragen/hoe-haal-ik-een-lade-uit-het-meubel',
  ],
  ['catalogus', '/downloads', '/producten', '/collecties'],
  [
    'schoonmaken',
    '/veelgestelde-vragen/hoe-maak-ik-matte-fronten-schoon',
    '^/veelgestelde-vragen/(hoe-onderhoud|hoe-verwijder|waarmee)',
  ],
  ['stopcontact', '/veelgestelde-vragen/past-er-een-stopcontact-in-de-lade'],

  // The maker and where to buy
  ['winkel in utrecht', '/verkooppunten/nederland/utrecht', '^/verkooppunten/'],
  ['dealers duitsland', '/verkooppunten/duitsland'],
  ['openingstijden', '/showroom', '/contact'],
  ['werken bij', '/vacatures'],
  ['telefoonnummer', '/contact'],
  ['wie zijn jullie', '/over-ons', '^/over-ons/'],
  ['type', '^/kleuren/type-'],
]
