/** The English brochure. */
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import type { BrochureWords, CollectionWords } from './words-nl.ts'
import { translated } from './translated.ts'

const collections: Record<AnyCollectionSlug, CollectionWords> = {
  beat45: {
    title: 'Beat 45, furniture to the measure of two stripes',
    intro:
      'A front, a dark line, a front, a line. That rhythm gave Beat its name. At 450 mm deep it takes a full basin and a stack of bath towels.',
    tagline: 'Oak or lacquer with a continuous grip rail, 450 mm deep',
    material:
      'Carcass of 18 mm moisture-resistant chipboard, fronts of 19 mm MDF with veneer or lacquer, grip rail in anodised aluminium',
    tops: ['Ceramic 20', 'HPL 12', 'Oak 38'],
  },
  beat40: {
    title: 'Beat 40 makes a narrow bathroom wider',
    intro:
      'Two drawers, each with a slanted upper edge, and a top 12 mm thick. Beat 40 stands 400 mm off the wall and has no handle to catch your hip on.',
    tagline: 'Handle-less, 400 mm deep, for narrow bathrooms',
    material:
      'Carcass of 18 mm chipboard with melamine in the colour of the front, fronts of 19 mm in lacquer, veneer or melamine',
    tops: ['Compact white', 'Flat ceramic', 'Veneered top'],
  },
  nuance515: {
    title: 'Nuance 51.5, colour that moves with the light',
    intro:
      'A top 515 mm deep, corners with a radius of 110 mm and lacquer without gloss. Beside the basin there is room for what you use every morning.',
    tagline: 'Deep furniture with rounded corners, in matt tints that lie close together',
    material: 'Carcass of 19 mm chipboard, fronts of 22 mm MDF bent around the corner, lacquered all round or veneered',
    tops: ['Composite cream', 'Composite white', 'HPL light marble'],
  },
  sunny: {
    title: 'Sunny fits small bathrooms',
    intro:
      'Sunny starts at 400 mm wide and is 380 mm deep. The ribs and round knobs make it cheerful, because small need not look frugal.',
    tagline: 'Ribbed fronts and round knobs, from 400 mm wide',
    material:
      'Carcass of 16 mm moisture-resistant chipboard, fronts of 22 mm MDF with milled ribs, lacquered all round',
    tops: ['Composite with basin', 'HPL white'],
  },
  thor: {
    title: 'Thor has weight',
    intro:
      'Fronts of 38 mm, a top of 40 mm bluestone and drawers that carry 70 kg. Thor comes in seven dark colours, up to 2400 mm wide and made to measure up to 3200.',
    tagline: 'Thick fronts, a bluestone top and widths up to 2400 mm',
    material: 'Carcass of 25 mm chipboard, fronts of 38 mm: sawn veneer of 2.5 mm on a core of 33 mm',
    tops: ['Bluestone 40', 'Basalt 40', 'Oak 60'],
  },
  type: {
    title: 'Type carries itself',
    intro:
      'A frame of black steel, in it two drawers and a top of 12 mm. Type stands on its own legs and shows how it is put together.',
    tagline: 'Welded steel frame with drawers in rough oak or lacquer, 480 mm deep',
    material:
      'Frame of welded steel tube 25 × 25 × 2 mm, powder-coated; drawers with steel sides; fronts of MDF with 1.2 mm oak veneer or textured lacquer',
    tops: ['Compact black', 'Compact slate', 'Workbench top'],
  },
  sjithouse: {
    title: 'Sjithouse is never entirely smooth',
    intro:
      'A concrete top, cast in our own workshop. Below it birch plywood with loops of leather. No two tops come out the same.',
    tagline: 'Concrete that we cast ourselves on birch plywood, with loops of saddle leather',
    material:
      'Carcass and fronts of 18 mm birch plywood, bonded waterproof, lacquered or stained, with the edge grain in sight',
    tops: ['Concrete light', 'Concrete medium', 'Concrete anthracite', 'Concrete sand'],
  },
  epoch: {
    title: 'Epoch, the smallest furniture in the house',
    intro:
      'A small bowl, a plank of larch and a cabinet a forearm wide. It is made for the cloakroom: 260 mm deep and from 360 mm wide.',
    tagline: 'Cloakroom furniture in larch or plywood, 260 mm deep',
    material:
      'Fronts of solid larch 20 mm thick, oiled three times, or of birch plywood; carcass of 15 mm birch plywood',
    tops: ['Larch 30', 'Plywood 24', 'Concrete slab'],
  },
  linea: {
    title: 'Linea, grooves over the full length',
    intro:
      'Horizontal grooves every 34 millimetres, from the left to the right side of the cabinet. No handle interrupts them and no joint is out of step, even over 2400 mm.',
    tagline: 'Long horizontal grooves across the whole front, from 1200 to 2400 mm',
    material:
      'Fronts of 22 mm with a top layer of 6 mm solid wood, or MDF for the lacquer colours; carcass of 19 mm moisture-resistant chipboard, veneered on both sides',
    tops: ['Flowing top', 'Limestone top', 'Smoked oak top'],
  },
  epoque: {
    title: 'Epoque, the frame as a craft',
    intro:
      'Four rails and a panel that lies loose in a groove: in a bathroom, where wood moves, we still make fronts this way. The cabinet stands on legs of 160 mm.',
    tagline: 'Frame-and-panel fronts, brass knobs and marble with a profiled edge',
    material:
      'Frames of 24 mm solid ash, oak or cherry, panels of 8 mm MDF or veneered wood loose in a groove; carcass of 19 mm birch plywood',
    tops: ['Marble with profiled edge', 'Belgian bluestone', 'Cast top with upstand'],
  },
  morrison: {
    title: 'Morrison, walnut in ribs',
    intro: 'A front of 1500 mm has 62 half-round ribs, each 22 mm wide. Light from the side brings them out.',
    tagline: 'Upright ribs of solid American walnut, opened with a push',
    material:
      'Ribs of 12 mm solid walnut on a carrier of 15 mm birch plywood; carcass of 19 mm plywood, veneered inside and out in the same wood',
    tops: ['Solid walnut top', 'Travertine top', 'Dark composite top'],
  },
  tresore: {
    title: 'Tresore, stone that keeps something',
    intro:
      'From outside a block of stone, 80 mm thick, on a plain cabinet with a single line of brass. Inside, three compartments that cannot be seen from outside.',
    tagline: 'A thick stone top, plain fronts with brass inlay and hidden compartments',
    material:
      'Fronts of 25 mm MDF with five coats of lacquer or 0.9 mm veneer, brass inlay of 3 mm; carcass of 25 mm birch plywood with a steel carrying frame',
    tops: ['Block in grey limestone', 'Block in dark granite', 'Block in cream composite'],
  },
  ligne: {
    title: 'Ligne, almost nothing on the wall',
    intro:
      'One drawer in a cabinet 300 mm high, with a top of 12 mm. The weight rests on a steel rail that you do not see.',
    tagline: 'A slender cabinet 300 mm high with round upright ribs and a thin top',
    material:
      'Fronts of 19 mm MDF with milled ribs and five coats of lacquer, or with ribs of solid ash; carcass of 12 mm compact board on a steel rail across the full width',
    tops: ['Thin top', 'Thin top in slate'],
  },
  modena: {
    title: 'Modena, furniture to walk past',
    intro:
      'In a bathroom you walk barefoot past wood and stone. That is why both corners of this piece turn away in a radius of 110 millimetres.',
    tagline: 'Rounded corners of bent veneer, leather loops and stone with a soft edge',
    material:
      'Bent parts of six layers of birch veneer of 3 mm, glued on a mould; flat parts of 19 mm birch plywood; all veneered from one bundle or lacquered',
    tops: ['Cream stone', 'Terrazzo top', 'Cherry top'],
  },
}

const finishes: Record<string, string> = {
  'eiken-naturel': 'Natural oak',
  'eiken-zand': 'Sand oak',
  'eiken-gerookt': 'Smoked oak',
  'eiken-zwart': 'Black oak',
  'noten-naturel': 'Natural walnut',
  'essen-wit': 'White ash',
  'wit-mat': 'White matt',
  'krijt-mat': 'Chalk matt',
  'zand-mat': 'Sand matt',
  'klei-mat': 'Clay matt',
  'salie-mat': 'Sage matt',
  'mos-mat': 'Moss matt',
  'nachtblauw-mat': 'Night blue matt',
  'grafiet-mat': 'Graphite matt',
  'zwart-mat': 'Black matt',
  'terracotta-mat': 'Terracotta matt',
  'mist-mat': 'Mist matt',
  'poederroze-mat': 'Powder pink matt',
  'wit-zijdeglans': 'White satin',
  'parelgrijs-zijdeglans': 'Pearl grey satin',
  'wit-hoogglans': 'White gloss',
  'eiken-grijs': 'Grey oak',
  'betonlook-licht': 'Light concrete look',
  'noten-amerikaans': 'American walnut',
  'eiken-fumee': 'Fumed oak',
  'essen-zwart': 'Black ash',
  'kersen-naturel': 'Natural cherry',
  'ivoor-zijdeglans': 'Ivory satin',
  'olijf-mat': 'Olive matt',
  'bordeaux-mat': 'Bordeaux matt',
  'inkt-mat': 'Ink matt',
  'taupe-mat': 'Taupe matt',
  'antraciet-mat': 'Anthracite matt',
  'type-eiken-ruw': 'Type rough oak',
  'type-staalzwart-mat': 'Type steel black matt',
  'type-roest-mat': 'Type rust matt',
  'type-grijsgroen-mat': 'Type grey-green matt',
  'multiplex-berken': 'Birch plywood',
  'multiplex-zwart': 'Black plywood',
  'lariks-naturel': 'Natural larch',
  'hpl-wit': 'HPL white',
  'hpl-zwart': 'HPL black',
  'hpl-grafiet': 'HPL graphite',
  'hpl-zand': 'HPL sand',
  'hpl-marmer-licht': 'HPL light marble',
  'hpl-leisteen': 'HPL slate',
  'beton-licht': 'Concrete light',
  'beton-midden': 'Concrete medium',
  'beton-antraciet': 'Concrete anthracite',
  'beton-zand': 'Concrete sand',
}

const certificates: Record<string, { name: string; text: string }> = {
  'Plaatkeur E1': {
    name: 'Plaatkeur E1',
    text: 'Every batch of board arrives with a test report: formaldehyde in class E1 or lower.',
  },
  'Herkomst Hout': {
    name: 'Herkomst Hout',
    text: 'Of every pack of veneer it is on record from which country and which forest the tree came.',
  },
  'Vochtproef 500': {
    name: 'Vochtproef 500',
    text: 'Fronts and edges have been tested for 500 hours at 40 °C and 90 % humidity.',
  },
}

export const english: BrochureWords = {
  language: 'en',
  title: 'Oeverhout brochure 2026, English edition',
  subject: 'Collections, finishes and mirrors by Oeverhout, with sizes and guide prices',
  cover: { eyebrow: 'Brochure 2026', line: 'Bathroom furniture in wood, made for water' },
  contents: {
    title: 'Fourteen collections, fifty finishes, one workshop',
    intro:
      'This booklet shows what we make and in which sizes. All prices are guide prices for the Netherlands including 21 % Dutch VAT, without tap, installation and delivery. Your dealer sets the selling price and puts it in the quotation.',
    finishes: 'Finishes',
    mirrors: 'Mirrors',
    sizes: 'Sizes and prices',
    guarantee: 'Guarantee and material',
    dealers: 'See and order',
  },
  story: {
    title: 'Begun under a roof that leaked',
    paragraphs: [
      'In 1995 three cabinetmakers rented an empty boat shed on the water. A bucket stood above the saw. Whoever builds cabinets there for a winter learns by himself what moisture does to wood.',
      'Of the first 41 cabinets, all in solid oak, eleven came back with warped doors. Since then a wide front has a core that stays straight, with the wood where you see and feel it.',
      'The shed is still the same; the roof is tight. On 6,400 m² we saw, veneer, lacquer, weld, cast and assemble. We do not build bathrooms; that is for someone who has seen your wall.',
    ],
    facts: [
      { label: 'Begun', value: '1995' },
      { label: 'Workshop', value: '6,400 m²' },
      { label: 'Pieces made in 2025', value: '5,480' },
      { label: 'Parts kept', value: '15 years' },
    ],
  },
  making: {
    title: 'Eleven hours of work, six weeks of time',
    intro:
      'A washbasin unit of 1200 mm has 87 parts and asks eleven hours of hands and machines. For the rest of the six weeks the wood is resting or the lacquer is drying.',
    steps: [
      {
        title: 'Choosing veneer',
        text: 'Three successive sheets of 0.6 mm from one tree, side by side on the light table.',
      },
      { title: 'Joining and pressing', text: 'At 7 bar onto 19 mm board, 90 seconds at 85 °C. Then 48 hours of rest.' },
      {
        title: 'Sawing and edging',
        text: 'Accurate to 0.1 mm. Edges are bonded with glue that no longer lets go in steam.',
      },
      {
        title: 'Lacquering',
        text: 'Three coats, sanded at grit 320 in between. The last one dries for sixteen hours.',
      },
      { title: 'Building drawers', text: 'Every drawer opens and closes twenty times with 25 kg of sand in it.' },
      { title: 'Finishing', text: 'Hung on the turntable, joints of 3 mm. Then into the box, fully assembled.' },
    ],
  },
  exclusive: {
    title: 'Exclusief: six lines, one maker to each piece',
    paragraphs: [
      'Linea, Epoque, Morrison, Tresore, Ligne and Modena are built from start to finish by the same maker.',
      'Whoever chooses the veneer also hangs the fronts. Drawers are solid oak, 14 mm thick and dovetailed; of the runner you see nothing. Allow ten weeks between order and delivery.',
    ],
  },
  labels: {
    since: 'since',
    widths: 'Widths',
    depth: 'Depth',
    height: 'Cabinet height',
    mounting: 'Mounting',
    material: 'Material',
    tops: 'Tops',
    from: 'From',
    finishes: 'Finishes',
    inclVat: 'incl. VAT',
    mm: 'mm',
    or: 'or',
    room: 'Room with bathroom furniture by Oeverhout',
    drawing: 'Front view of {name}, {width} mm wide, with the top at {top} mm',
  },
  finishCount: (count) => `${count} finishes`,
  mountings: { wandhangend: 'Wall-hung', staand: 'Standing', 'wandhangend of staand': 'Wall-hung or standing' },
  finishes: {
    title: 'Thirty colours for every day',
    intro:
      'Veneer, lacquer and melamine of Oeverhout, and what belongs to Type and Sjithouse. Print cannot match wood: ask your dealer for the sample of 100 by 150 mm.',
    exclusiveTitle: 'Ten for Exclusief and ten tops',
    exclusiveIntro: 'Fine veneers and deep lacquers for the six lines, and the tops in HPL and in concrete.',
    oeverhout: 'Oeverhout',
    exclusive: 'Exclusief',
    type: 'Type',
    sjithouse: 'Sjithouse',
    hpl: 'Tops in HPL',
    concrete: 'Tops in concrete, for Sjithouse',
  },
  mirrors: {
    title: 'Twenty-nine mirrors',
    intro:
      'All drawn to one scale, in a usual size. The coloured line is light. Hang the middle of the glass at 1550 mm above the floor.',
    lit: 'with light',
    unlit: 'without light',
  },
  sizes: {
    title: 'Sizes and prices',
    intro:
      'Sizes in mm. The price is the guide price including 21 % Dutch VAT at which the collection begins, without tap, installation and delivery.',
    columns: ['Collection', 'Widths', 'Depth', 'Cabinet height', 'Height of top', 'Mounting', 'From'],
  },
  guarantee: {
    title: 'What you may expect',
    facts: [
      { label: 'Furniture', value: '5 years’ guarantee' },
      { label: 'Electronics', value: '2 years’ guarantee' },
      { label: 'Drawer runners', value: '10 years’ guarantee' },
      { label: 'Parts available', value: '15 years after a collection ends' },
    ],
    paragraphs: [
      'The periods run from the date on your dealer’s invoice and pass on when the furniture changes hands. Your legal rights towards the seller remain.',
      'All drawers close softly. Board is in formaldehyde class E1 or lower; the class of each collection is on the website. Fronts, drawers and LED drivers come off with a cross-head screwdriver, so that a part can be replaced without the cabinet.',
    ],
    certificates: 'Our three marks',
  },
  dealers: {
    title: 'Feel first, then choose',
    paragraphs: [
      'We do not sell to the door. A bathroom dealer measures your room, makes the quotation and stays your contact. Pull a drawer open, lean on it for a moment and look at the back.',
      'Which dealer shows which collection, with opening hours, is at www.oeverhout.example/verkooppunten.',
    ],
    count: 'dealers',
    showroom: 'Our showroom',
    showroomText:
      'The front half of the shed holds 31 displays in rooms of 2 by 3 m. In four of them water runs. Samples can be borrowed for two weeks.',
    contact: 'Questions',
  },
  countries: { Nederland: 'Netherlands', België: 'Belgium', Duitsland: 'Germany', Curaçao: 'Curaçao' },
  days: {
    'Maandag en dinsdag': 'Monday and Tuesday',
    'Woensdag tot en met vrijdag': 'Wednesday to Friday',
    Zaterdag: 'Saturday',
    Zondag: 'Sunday',
  },
  closed: 'Closed',
  back: 'A good drawer you do not hear, a good joint you do not see.',
  colophon: (day, version) =>
    `Edition ${version}, ${day}. Sizes and prices apply from that day; colours on screen and paper differ from wood and lacquer. The rooms in this booklet are images of our own furniture model.`,
  collection: (collection) => collections[collection.slug],
  finish: (finish) => translated(finishes, finish.name, 'en'),
  certificate: (certificate) => translated(certificates, certificate.name, 'en'),
}
