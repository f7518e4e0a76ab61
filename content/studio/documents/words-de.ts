/** The German brochure. */
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import type { BrochureWords, CollectionWords } from './words-nl.ts'
import { translated } from './translated.ts'

const collections: Record<AnyCollectionSlug, CollectionWords> = {
  beat45: {
    title: 'Beat 45, ein Möbel im Maß zweier Streifen',
    intro:
      'Eine Front, eine dunkle Linie, eine Front, eine Linie. Dieser Rhythmus gab Beat seinen Namen. Bei 450 mm Tiefe passen ein volles Becken und ein Stapel Badetücher hinein.',
    tagline: 'Eiche oder Lack mit durchlaufender Griffleiste, 450 mm tief',
    material:
      'Korpus aus 18 mm feuchtebeständiger Spanplatte, Fronten aus 19 mm MDF mit Furnier oder Lack, Griffleiste aus eloxiertem Aluminium',
    tops: ['Keramik 20', 'HPL 12', 'Eiche 38'],
  },
  beat40: {
    title: 'Beat 40 macht das schmale Bad breiter',
    intro:
      'Zwei Schubladen, jede mit schräger Oberkante, und eine Platte von 12 mm. Beat 40 ragt 400 mm aus der Wand und hat keinen Griff, an dem Sie mit der Hüfte hängen bleiben.',
    tagline: 'Griffloses Möbel, 400 mm tief, für schmale Bäder',
    material:
      'Korpus aus 18 mm Spanplatte mit Melamin in der Farbe der Front, Fronten von 19 mm in Lack, Furnier oder Melamin',
    tops: ['Kompakt Weiß', 'Keramik flach', 'Furnierte Platte'],
  },
  nuance515: {
    title: 'Nuance 51.5, Farbe, die mit dem Licht geht',
    intro:
      'Eine Platte von 515 mm Tiefe, Ecken mit einem Radius von 110 mm und Lack ohne Glanz. Neben dem Becken ist Platz für das, was Sie jeden Morgen brauchen.',
    tagline: 'Tiefes Möbel mit runden Ecken, in matten Tönen, die nah beieinander liegen',
    material: 'Korpus aus 19 mm Spanplatte, Fronten aus 22 mm MDF, um die Ecke gebogen, ringsum lackiert oder furniert',
    tops: ['Mineralwerkstoff Creme', 'Mineralwerkstoff Weiß', 'HPL Marmor hell'],
  },
  sunny: {
    title: 'Sunny passt in kleine Bäder',
    intro:
      'Sunny beginnt bei 400 mm Breite und ist 380 mm tief. Rippen und runde Knöpfe machen es fröhlich, denn klein muss nicht sparsam aussehen.',
    tagline: 'Gerippte Fronten und runde Knöpfe, ab 400 mm Breite',
    material:
      'Korpus aus 16 mm feuchtebeständiger Spanplatte, Fronten aus 22 mm MDF mit gefrästen Rippen, ringsum lackiert',
    tops: ['Mineralwerkstoff mit Becken', 'HPL Weiß'],
  },
  thor: {
    title: 'Thor hat Gewicht',
    intro:
      'Fronten von 38 mm, eine Platte aus 40 mm Blaustein und Schubladen, die 70 kg tragen. Thor gibt es in sieben dunklen Farben, bis 2400 mm Breite und nach Maß bis 3200.',
    tagline: 'Dicke Fronten, Platte aus Blaustein und Breiten bis 2400 mm',
    material: 'Korpus aus 25 mm Spanplatte, Fronten von 38 mm: gesägtes Furnier von 2,5 mm auf einem Kern von 33 mm',
    tops: ['Blaustein 40', 'Basalt 40', 'Eiche 60'],
  },
  type: {
    title: 'Type trägt sich selbst',
    intro:
      'Ein Gestell aus schwarzem Stahl, darin zwei Schubladen und eine Platte von 12 mm. Type steht auf eigenen Beinen und zeigt, wie es zusammengesetzt ist.',
    tagline: 'Geschweißtes Stahlgestell mit Schubladen aus rauer Eiche oder Lack, 480 mm tief',
    material:
      'Gestell aus geschweißtem Stahlrohr 25 × 25 × 2 mm, pulverbeschichtet, Schubladen mit Stahlzargen, Fronten aus MDF mit 1,2 mm Eichenfurnier oder Strukturlack',
    tops: ['Kompakt Schwarz', 'Kompakt Schiefer', 'Werkbankplatte'],
  },
  sjithouse: {
    title: 'Sjithouse ist nie ganz glatt',
    intro:
      'Eine Platte aus Beton, in unserer Werkstatt gegossen. Darunter Birkensperrholz mit Schlaufen aus Leder. Keine zwei Platten fallen gleich aus.',
    tagline: 'Selbst gegossener Beton auf Birkensperrholz, mit Schlaufen aus Sattelleder',
    material:
      'Korpus und Fronten aus 18 mm Birkensperrholz, wasserfest verleimt, lackiert oder gebeizt, mit sichtbaren Kanten',
    tops: ['Beton hell', 'Beton mittel', 'Beton anthrazit', 'Beton Sand'],
  },
  epoch: {
    title: 'Epoch, das kleinste Möbel des Hauses',
    intro:
      'Ein Schälchen, ein Brett aus Lärche und ein Schrank, breit wie ein Unterarm. Für das Gäste-WC: 260 mm tief und ab 360 mm breit.',
    tagline: 'Gäste-WC-Möbel aus Lärche oder Sperrholz, 260 mm tief',
    material:
      'Fronten aus massiver Lärche von 20 mm, dreimal geölt, oder aus Birkensperrholz; Korpus aus 15 mm Birkensperrholz',
    tops: ['Lärche 30', 'Sperrholz 24', 'Betonplatte'],
  },
  linea: {
    title: 'Linea, Nuten über die ganze Länge',
    intro:
      'Liegende Nuten alle 34 Millimeter, von der linken bis zur rechten Seite des Möbels. Kein Griff unterbricht sie, keine Fuge springt, auch nicht über 2400 mm.',
    tagline: 'Lange liegende Nuten über die ganze Front, von 1200 bis 2400 mm',
    material:
      'Fronten von 22 mm mit einer Decklage aus 6 mm Massivholz, oder MDF für die Lackfarben; Korpus aus 19 mm feuchtehemmender Spanplatte, beidseitig furniert',
    tops: ['Fließende Platte', 'Platte aus Kalkstein', 'Platte aus Räuchereiche'],
  },
  epoque: {
    title: 'Epoque, der Rahmen als Handwerk',
    intro:
      'Vier Friese und eine Füllung, die lose in einer Nut liegt: Im Bad, wo Holz arbeitet, bauen wir Fronten noch immer so. Der Schrank steht auf Füßen von 160 mm.',
    tagline: 'Fronten mit Rahmen und Füllung, Messingknöpfe und Marmor mit Profilkante',
    material:
      'Rahmen aus 24 mm massiver Esche, Eiche oder Kirsche, Füllungen aus 8 mm MDF oder furniertem Holz lose in der Nut; Korpus aus 19 mm Birkensperrholz',
    tops: ['Marmor mit Profilkante', 'Belgischer Blaustein', 'Gegossene Platte mit Aufkantung'],
  },
  morrison: {
    title: 'Morrison, Nussbaum in Rippen',
    intro: 'Eine Front von 1500 mm hat 62 halbrunde Rippen, jede 22 mm breit. Licht von der Seite zeichnet sie ab.',
    tagline: 'Stehende Rippen aus massivem amerikanischem Nussbaum, auf Druck zu öffnen',
    material:
      'Rippen aus 12 mm massivem Nussbaum auf einem Träger aus 15 mm Birkensperrholz; Korpus aus 19 mm Sperrholz, innen und außen im selben Holz furniert',
    tops: ['Massive Nussbaumplatte', 'Platte aus Travertin', 'Platte aus dunklem Mineralwerkstoff'],
  },
  tresore: {
    title: 'Tresore, Stein, der etwas bewahrt',
    intro:
      'Von außen ein Steinblock von 80 mm auf einem glatten Schrank, mit einer einzigen Linie aus Messing. Innen drei Fächer, die man von außen nicht sieht.',
    tagline: 'Dicke Steinplatte, glatte Fronten mit Messingeinlage und verborgene Fächer',
    material:
      'Fronten aus 25 mm MDF mit fünf Lackschichten oder 0,9 mm Furnier, Messingeinlage von 3 mm; Korpus aus 25 mm Birkensperrholz mit stählernem Tragrahmen',
    tops: ['Block aus grauem Kalkstein', 'Block aus dunklem Granit', 'Block aus cremefarbenem Mineralwerkstoff'],
  },
  ligne: {
    title: 'Ligne, fast nichts an der Wand',
    intro:
      'Eine Schublade in einem Schrank von 300 mm Höhe, darauf eine Platte von 12 mm. Das Gewicht ruht auf einer Stahlschiene, die man nicht sieht.',
    tagline: 'Schlanker Schrank von 300 mm Höhe mit runden stehenden Rippen und dünner Platte',
    material:
      'Fronten aus 19 mm MDF mit gefrästen Rippen und fünf Lackschichten, oder mit Rippen aus massiver Esche; Korpus aus 12 mm Kompaktplatte an einer Stahlschiene über die volle Breite',
    tops: ['Dünne Platte', 'Dünne Platte aus Schiefer'],
  },
  modena: {
    title: 'Modena, ein Möbel zum Vorbeigehen',
    intro:
      'Im Bad gehen Sie barfuß an Holz und Stein vorbei. Darum drehen beide Ecken dieses Möbels in einem Radius von 110 Millimetern weg.',
    tagline: 'Runde Ecken aus gebogenem Furnier, Lederschlaufen und Stein mit weicher Kante',
    material:
      'Gebogene Teile aus sechs Lagen Birkenfurnier von 3 mm, auf einer Form verleimt; ebene Teile aus 19 mm Birkensperrholz; alles aus einem Bündel furniert oder lackiert',
    tops: ['Cremefarbener Stein', 'Terrazzoplatte', 'Platte aus Kirschholz'],
  },
}

const finishes: Record<string, string> = {
  'eiken-naturel': 'Eiche natur',
  'eiken-zand': 'Eiche Sand',
  'eiken-gerookt': 'Eiche geräuchert',
  'eiken-zwart': 'Eiche schwarz',
  'noten-naturel': 'Nussbaum natur',
  'essen-wit': 'Esche weiß',
  'wit-mat': 'Weiß matt',
  'krijt-mat': 'Kreide matt',
  'zand-mat': 'Sand matt',
  'klei-mat': 'Ton matt',
  'salie-mat': 'Salbei matt',
  'mos-mat': 'Moos matt',
  'nachtblauw-mat': 'Nachtblau matt',
  'grafiet-mat': 'Graphit matt',
  'zwart-mat': 'Schwarz matt',
  'terracotta-mat': 'Terrakotta matt',
  'mist-mat': 'Nebel matt',
  'poederroze-mat': 'Puderrosa matt',
  'wit-zijdeglans': 'Weiß Seidenglanz',
  'parelgrijs-zijdeglans': 'Perlgrau Seidenglanz',
  'wit-hoogglans': 'Weiß Hochglanz',
  'eiken-grijs': 'Eiche grau',
  'betonlook-licht': 'Betonoptik hell',
  'noten-amerikaans': 'Amerik. Nussbaum',
  'eiken-fumee': 'Eiche fumé',
  'essen-zwart': 'Esche schwarz',
  'kersen-naturel': 'Kirsche natur',
  'ivoor-zijdeglans': 'Elfenbein Seidenglanz',
  'olijf-mat': 'Olive matt',
  'bordeaux-mat': 'Bordeaux matt',
  'inkt-mat': 'Tinte matt',
  'taupe-mat': 'Taupe matt',
  'antraciet-mat': 'Anthrazit matt',
  'type-eiken-ruw': 'Type Eiche rau',
  'type-staalzwart-mat': 'Type Stahlschwarz matt',
  'type-roest-mat': 'Type Rost matt',
  'type-grijsgroen-mat': 'Type Graugrün matt',
  'multiplex-berken': 'Birkensperrholz',
  'multiplex-zwart': 'Sperrholz schwarz',
  'lariks-naturel': 'Lärche natur',
  'hpl-wit': 'HPL Weiß',
  'hpl-zwart': 'HPL Schwarz',
  'hpl-grafiet': 'HPL Graphit',
  'hpl-zand': 'HPL Sand',
  'hpl-marmer-licht': 'HPL Marmor hell',
  'hpl-leisteen': 'HPL Schiefer',
  'beton-licht': 'Beton hell',
  'beton-midden': 'Beton mittel',
  'beton-antraciet': 'Beton anthrazit',
  'beton-zand': 'Beton Sand',
}

const certificates: Record<string, { name: string; text: string }> = {
  'Plaatkeur E1': {
    name: 'Plaatkeur E1',
    text: 'Jede Partie Plattenmaterial kommt mit einem Messbericht: Formaldehyd in Klasse E1 oder niedriger.',
  },
  'Herkomst Hout': {
    name: 'Herkomst Hout',
    text: 'Von jedem Furnierpaket ist festgehalten, aus welchem Land und welchem Waldgebiet der Stamm kommt.',
  },
  'Vochtproef 500': {
    name: 'Vochtproef 500',
    text: 'Fronten und Kanten wurden 500 Stunden bei 40 °C und 90 % Luftfeuchte geprüft.',
  },
}

export const german: BrochureWords = {
  language: 'de',
  title: 'Oeverhout Broschüre 2026, deutsche Ausgabe',
  subject: 'Kollektionen, Farben und Spiegel von Oeverhout, mit Maßen und Richtpreisen',
  cover: { eyebrow: 'Broschüre 2026', line: 'Badmöbel aus Holz, gemacht für Wasser' },
  contents: {
    title: 'Vierzehn Möbel, fünfzig Oberflächen, eine Werkstatt',
    intro:
      'Dieses Heft zeigt, was wir bauen und in welchen Maßen. Alle Preise sind Richtpreise für die Niederlande inklusive 21 % niederländischer Mehrwertsteuer, ohne Armatur, Montage und Lieferung. In Deutschland macht Ihr Fachhändler ein eigenes Angebot.',
    finishes: 'Oberflächen',
    mirrors: 'Spiegel',
    sizes: 'Maße und Preise',
    guarantee: 'Garantie und Material',
    dealers: 'Ansehen und bestellen',
  },
  story: {
    title: 'Begonnen unter einem undichten Dach',
    paragraphs: [
      '1995 mieteten drei Möbeltischler einen leeren Bootsschuppen am Wasser. Über der Säge stand ein Eimer. Wer dort einen Winter lang Schränke baut, lernt von selbst, was Feuchte mit Holz macht.',
      'Von den ersten 41 Schränken, alle aus massiver Eiche, kamen elf mit krummen Türen zurück. Seitdem bekommt eine breite Front bei uns einen Kern, der gerade bleibt, mit dem Holz dort, wo Sie es sehen und fühlen.',
      'Der Schuppen ist derselbe geblieben, das Dach ist dicht. Auf 6.400 m² wird gesägt, furniert, lackiert, geschweißt, gegossen und montiert. Bäder bauen wir nicht; dazu gehört jemand, der Ihre Wand gesehen hat.',
    ],
    facts: [
      { label: 'Begonnen', value: '1995' },
      { label: 'Werkstatt', value: '6.400 m²' },
      { label: 'Möbel im Jahr 2025', value: '5.480' },
      { label: 'Teile auf Lager', value: '15 Jahre' },
    ],
  },
  making: {
    title: 'Elf Stunden Arbeit, sechs Wochen Zeit',
    intro:
      'Ein Waschtischmöbel von 1200 mm hat 87 Teile und braucht elf Stunden Hände und Maschinen. Den Rest der sechs Wochen ruht das Holz oder trocknet der Lack.',
    steps: [
      {
        title: 'Furnier wählen',
        text: 'Drei aufeinanderfolgende Blätter von 0,6 mm aus einem Stamm, nebeneinander auf dem Leuchttisch.',
      },
      {
        title: 'Fügen und pressen',
        text: 'Mit 7 bar auf 19 mm Platte, 90 Sekunden bei 85 °C. Danach 48 Stunden Ruhe.',
      },
      {
        title: 'Sägen und Kanten',
        text: 'Auf 0,1 mm genau. Kanten sitzen mit einem Leim, der im Dampf nicht mehr loslässt.',
      },
      {
        title: 'Lackieren',
        text: 'Drei Schichten, Zwischenschliff mit Korn 320. Die letzte trocknet sechzehn Stunden.',
      },
      { title: 'Schubladen bauen', text: 'Jede Schublade geht mit 25 kg Sand zwanzigmal auf und zu.' },
      { title: 'Endmontage', text: 'Hängend auf dem Drehtisch, Fugen von 3 mm. Dann in den Karton, fertig montiert.' },
    ],
  },
  exclusive: {
    title: 'Exclusief: sechs Linien, ein Tischler je Möbel',
    paragraphs: [
      'Linea, Epoque, Morrison, Tresore, Ligne und Modena baut derselbe Tischler von Anfang bis Ende.',
      'Wer das Furnier wählt, hängt auch die Fronten ein. Die Schubladen sind aus massiver Eiche, 14 mm dick und gezinkt; vom Auszug sehen Sie nichts. Rechnen Sie mit zehn Wochen von der Bestellung bis zur Lieferung.',
    ],
  },
  labels: {
    since: 'seit',
    widths: 'Breiten',
    depth: 'Tiefe',
    height: 'Höhe Schrank',
    mounting: 'Montage',
    material: 'Material',
    tops: 'Platten',
    from: 'Ab',
    finishes: 'Oberflächen',
    inclVat: 'inkl. MwSt.',
    mm: 'mm',
    or: 'oder',
    room: 'Raum mit Badmöbeln von Oeverhout',
    drawing: 'Vorderansicht von {name}, {width} mm breit, Oberkante der Platte auf {top} mm',
  },
  finishCount: (count) => `${count} Oberflächen`,
  mountings: { wandhangend: 'Wandhängend', staand: 'Stehend', 'wandhangend of staand': 'Wandhängend oder stehend' },
  finishes: {
    title: 'Dreißig Farben für jeden Tag',
    intro:
      'Furnier, Lack und Melamin von Oeverhout und was zu Type und Sjithouse gehört. Druck erreicht kein Holz: Fragen Sie Ihren Fachhändler nach dem Muster von 100 mal 150 mm.',
    exclusiveTitle: 'Zehn für Exclusief und zehn Platten',
    exclusiveIntro: 'Edle Furniere und tiefe Lacke für die sechs Linien, dazu die Platten aus HPL und Beton.',
    oeverhout: 'Oeverhout',
    exclusive: 'Exclusief',
    type: 'Type',
    sjithouse: 'Sjithouse',
    hpl: 'Platten aus HPL',
    concrete: 'Platten aus Beton, für Sjithouse',
  },
  mirrors: {
    title: 'Neunundzwanzig Spiegel',
    intro:
      'Alle in einem Maßstab gezeichnet, in einem üblichen Maß. Die farbige Linie ist Licht. Hängen Sie die Mitte des Glases auf 1550 mm über dem Boden.',
    lit: 'mit Licht',
    unlit: 'ohne Licht',
  },
  sizes: {
    title: 'Maße und Preise',
    intro:
      'Maße in mm. Der Preis ist der Richtpreis inklusive 21 % niederländischer Mehrwertsteuer, mit dem die Kollektion beginnt, ohne Armatur, Montage und Lieferung.',
    columns: ['Kollektion', 'Breiten', 'Tiefe', 'Höhe Schrank', 'Oberkante Platte', 'Montage', 'Ab'],
  },
  guarantee: {
    title: 'Was Sie erwarten dürfen',
    facts: [
      { label: 'Möbel', value: '5 Jahre Garantie' },
      { label: 'Elektronik', value: '2 Jahre Garantie' },
      { label: 'Auszüge der Schubladen', value: '10 Jahre Garantie' },
      { label: 'Teile lieferbar', value: '15 Jahre nach Ende einer Kollektion' },
    ],
    paragraphs: [
      'Die Fristen laufen ab dem Datum auf der Rechnung Ihres Fachhändlers und gehen mit, wenn das Möbel den Besitzer wechselt. Ihre gesetzlichen Rechte gegenüber dem Verkäufer bleiben daneben bestehen.',
      'Alle Schubladen schließen gedämpft. Plattenmaterial hat Formaldehydklasse E1 oder niedriger; die Klasse jeder Kollektion steht auf der Website. Fronten, Schubladen und LED-Netzteile lösen Sie mit einem Kreuzschraubendreher, sodass ein Teil ohne den Schrank zu ersetzen ist.',
    ],
    certificates: 'Unsere drei Zeichen',
  },
  dealers: {
    title: 'Erst fühlen, dann wählen',
    paragraphs: [
      'Wir verkaufen nicht an der Haustür. Ein Badstudio misst Ihren Raum auf, macht das Angebot und bleibt Ihr Ansprechpartner. Ziehen Sie dort eine Schublade auf, stützen Sie sich kurz darauf und schauen Sie nach hinten.',
      'Welches Haus welche Kollektion zeigt, steht mit Öffnungszeiten auf www.oeverhout.example/verkooppunten.',
    ],
    count: 'Verkaufsstellen',
    showroom: 'Unser Showroom',
    showroomText:
      'In der vorderen Hälfte des Schuppens stehen 31 Aufbauten in Räumen von 2 mal 3 m. In vier davon fließt Wasser. Muster leihen Sie für zwei Wochen.',
    contact: 'Fragen',
  },
  countries: { Nederland: 'Niederlande', België: 'Belgien', Duitsland: 'Deutschland', Curaçao: 'Curaçao' },
  days: {
    'Maandag en dinsdag': 'Montag und Dienstag',
    'Woensdag tot en met vrijdag': 'Mittwoch bis Freitag',
    Zaterdag: 'Samstag',
    Zondag: 'Sonntag',
  },
  closed: 'Geschlossen',
  back: 'Eine gute Schublade hören Sie nicht, eine gute Fuge sehen Sie nicht.',
  colophon: (day, version) =>
    `Ausgabe ${version}, ${day}. Maße und Preise gelten ab diesem Tag; Farben auf Bildschirm und Papier weichen von Holz und Lack ab. Die Räume in diesem Heft sind Bilder unseres eigenen Möbelmodells.`,
  collection: (collection) => collections[collection.slug],
  finish: (finish) => translated(finishes, finish.name, 'de'),
  certificate: (certificate) => translated(certificates, certificate.name, 'de'),
}
