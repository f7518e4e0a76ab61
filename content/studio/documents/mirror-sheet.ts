/** The data sheet of a mirror: picture, facts, formats, colours and drawings to scale. */
import type { Download } from '#domain/downloads/download.schema.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { mirrorGuarantee } from '#domain/mirrors/mirror-guarantee.ts'
import { formatPrice } from '#domain/money.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawMirrorFront, drawMirrorSide } from './mirrors.ts'
import { colours, pointsPerMm, styles, type Box, type Paper } from '#server/pdf/paper.ts'
import { printPicture } from './pictures.ts'
import { inRows, Plan, scaleFor } from './plan.ts'
import { newSheet } from './sheet-frame.ts'

type Format = Mirror['formats'][number]
type Size = NonNullable<Format['size']>

const shapeWords = {
  rechthoek: 'Rechthoek',
  vierkant: 'Vierkant',
  rond: 'Rond',
  ovaal: 'Ovaal',
  boog: 'Boog',
  organisch: 'Vrije vorm',
  spiegelkast: 'Spiegelkast',
} as const satisfies Record<Mirror['shape'], string>
const frameWords = {
  geen: 'Geen, geslepen rand',
  smal: 'Smalle lijst',
  breed: 'Brede lijst',
  kast: 'Kast met spiegeldeuren',
} as const satisfies Record<Mirror['frame'], string>
const lightWords = {
  geen: 'Geen licht',
  rand: 'Lichtlijn in het glas, 45 mm binnen de rand',
  boven: 'Lamp aan de bovenkant',
  zijkanten: 'Staande banen links en rechts',
  achter: 'Led achter het glas, schijnt op de wand',
  band: 'Liggende band in het glas, 100 mm onder de bovenrand',
  onder: 'Lichtlijn onder de lijst',
} as const satisfies Record<Mirror['light'], string>
/** The words by which the mirrors page explains features. */
const explainedAs: Partial<Record<Mirror['features'][number], string>> = {
  verwarming: 'Verwarming',
  dimbaar: 'Dimbaar',
  touchbediening: 'Touchbediening',
  sensor: 'Sensor',
  kleurwissel: 'Kleurwissel',
  makeuplamp: 'Make-uplamp',
  speaker: 'Speaker',
  Monteerbaar: 'Monteerbaar',
  vergrotingsspiegel: 'Vergrotingsspiegel',
}

/** Mass in kg: 15 kg per square metre of glass with frame; a mirror cabinet of 1200 mm weighs 34 kg (content/pages/collecties-spiegels.json). */
export function mirrorWeight(mirror: Mirror, size: Size): number {
  if (mirror.shape === 'spiegelkast') return Math.round((34 * size.width) / 1200)
  const share = {
    rond: Math.PI / 4,
    ovaal: Math.PI / 4,
    organisch: 0.8,
    boog: 1 - ((size.width / size.height) * (1 - Math.PI / 4)) / 2,
    rechthoek: 1,
    vierkant: 1,
  }[mirror.shape]
  return Math.max(1, Math.round(15 * share * (size.width / 1000) * (size.height / 1000)))
}

export async function makeMirrorSheet(entry: Download, files: ContentFiles): Promise<Buffer> {
  const mirror = files.mirrors.find((candidate) => candidate.name.toLowerCase() === entry.collection)
  if (!mirror) throw new RangeError(`${entry.file}: there is no mirror ${entry.collection}`)
  const paper = newSheet(
    entry,
    'Technisch blad spiegel',
    `${mirror.name} ${mirror.name2}: maten, licht, prijzen en maattekening`,
  )
  paper.newPage()
  await setFirstPage(paper, mirror)
  // What fits goes on the first page, the rest after the drawings.
  const features = explainedFeatures(mirror, files)
  const rest = [
    ...(mirror.features.includes('verlichting') ? [{ height: 96, set: () => setConnection(paper) }] : []),
    { height: 78 + features.length * 19, set: () => setFeatures(paper, features) },
  ]
  const later = rest.filter(({ height, set }) => {
    if (paper.y + height > paper.bottom) return true
    set()
    return false
  })
  setDrawings(paper, mirror)
  for (const { set } of later) set()
  return paper.finish()
}

async function setFirstPage(paper: Paper, mirror: Mirror): Promise<void> {
  const left = paper.columns(0, 4)
  const right = paper.columns(4, 8)
  const box = { x: left.x, y: paper.y, width: left.width, height: left.width * 1.25 }
  const picture = await printPicture(mirror.lit, box.width, box.height, { dpi: 170 })
  if (picture.jpeg) paper.picture(picture, box)
  else drawPlate(paper, mirror, box)

  const text = { x: right.x + 10, width: right.width - 10 }
  paper.bookmark(`${mirror.name} ${mirror.name2}`)
  paper.y = paper.put('H1', `${mirror.name} ${mirror.name2}`, { ...text, y: paper.y - 8 }, styles.display) + 6
  paper.paragraph(mirror.tagline, text, styles.lead)
  for (const paragraph of mirror.story) paper.paragraph(paragraph, text)
  paper.y = Math.max(paper.y + 6, box.y + box.height + 16)

  paper.facts(factsOf(mirror), 3)
  setFormats(paper, mirror)
  setColours(paper, mirror)
}

/** The mirror as a drawing, while there is no picture. */
function drawPlate(paper: Paper, mirror: Mirror, box: Box): void {
  const size = mirror.formats.find((format) => format.size !== null)?.size
  if (!size) return
  const scale = Math.max(size.width / ((box.width - 70) / pointsPerMm), size.height / ((box.height - 90) / pointsPerMm))
  const plan = new Plan(paper, { x: box.x, y: box.y + box.height / 2 }, scale)
  paper.figure(`${mirror.name} ${mirror.name2} als tekening`, box, () => {
    paper.doc.rect(box.x, box.y, box.width, box.height).fill(colours.paper)
    const middle = box.width / 2 / plan.length(1)
    drawMirrorFront(plan, mirror, { ...size, x: middle - size.width / 2, y: -size.height / 2 }, colours.raised)
  })
}

function factsOf(mirror: Mirror): { label: string; value: string }[] {
  const lit = mirror.features.includes('verlichting')
  return [
    { label: 'Vorm', value: shapeWords[mirror.shape] },
    { label: 'Lijst', value: frameWords[mirror.frame] },
    { label: 'Licht', value: lightWords[mirror.light] },
    ...(lit
      ? [
          { label: 'Energieklasse lichtbron', value: `Bevat een lichtbron van klasse ${mirror.energyClass ?? ''}` },
          {
            label: 'Lichtbron',
            value: mirror.lightSourceReplaceable ? 'Te vervangen' : 'Vast ingebouwd, niet te vervangen',
          },
        ]
      : []),
    ...(mirror.ipClass
      ? [
          {
            label: 'Beschermingsklasse',
            value: mirror.ipClass === 'IP21' ? 'IP21, buiten zone 2' : `${mirror.ipClass}, ook in zone 2`,
          },
        ]
      : []),
    { label: 'Glas', value: '5 mm, rand geslepen' },
    { label: 'Hoogte', value: 'Midden van het glas op 1550 mm' },
    { label: 'Garantie', value: mirrorGuarantee(mirror) },
  ]
}

function setFormats(paper: Paper, mirror: Mirror): void {
  const lit = mirror.features.includes('verlichting')
  paper.heading(2, 'Uitvoeringen')
  paper.table(
    [
      { title: 'Artikel', share: 15 },
      { title: 'Breedte × hoogte × diepte, mm', share: 29 },
      { title: 'Gewicht, circa', share: 14 },
      ...(lit
        ? [
            { title: 'Vermogen', share: 12 },
            { title: 'Lichtkleur', share: 16 },
            { title: 'Lichtstroom', share: 13 },
          ]
        : []),
      { title: 'Prijs incl. btw', share: 16, align: 'right' as const },
    ],
    mirror.formats.map((format) => [
      format.article,
      format.size
        ? `${format.size.width} × ${format.size.height} × ${format.size.depth}`
        : 'Op maat, tot 1,5 m² met twee uitsparingen',
      format.size ? `${mirrorWeight(mirror, format.size)} kg` : '15 kg per m²',
      ...(lit ? [`${format.wattage} W`, format.kelvin, format.lumen ? `${format.lumen} lm` : ''] : []),
      formatPrice(format.price),
    ]),
  )
}

function setColours(paper: Paper, mirror: Mirror): void {
  const colors = mirror.formats[0]?.colors ?? []
  paper.heading(2, 'Kleuren')
  paper.need(50)
  const width = 110
  const top = paper.y
  colors.forEach((color, index) => {
    const x = paper.columns(0, 12).x + index * width
    paper.artifact(() => {
      paper.doc.rect(x, top, 26, 26).fill(color.hex)
      paper.doc.rect(x, top, 26, 26).lineWidth(0.4).strokeColor(colours.hairline).stroke()
    })
    const below = paper.put('P', color.displayname, { x: x + 34, y: top + 1, width: width - 40 }, styles.small)
    paper.put('P', `Code ${color.name}`, { x: x + 34, y: below, width: width - 40 }, styles.label)
  })
  paper.y = top + 44
}

/** The features of this mirror with their explanation on the mirrors page. */
function explainedFeatures(mirror: Mirror, files: ContentFiles): string[][] {
  const table = files.pages.get('/collecties/spiegels')?.sections.find((section) => section.kind === 'table')
  const rows = table?.kind === 'table' ? table.rows : []
  return mirror.features.flatMap((feature) => {
    const [word, meaning] = rows.findLast(([first]) => first === explainedAs[feature]) ?? []
    return word !== undefined && meaning !== undefined ? [[word, meaning]] : []
  })
}

function setFeatures(paper: Paper, rows: readonly string[][]): void {
  if (rows.length === 0) return
  paper.heading(2, 'Wat deze spiegel kan')
  paper.table(
    [
      { title: 'Woord', share: 22 },
      { title: 'Wat het doet', share: 78 },
    ],
    rows,
  )
}

function setConnection(paper: Paper): void {
  paper.heading(2, 'Aansluiten')
  paper.list(
    [
      'Aansluiting van 230 V met aarde. Met touchbediening of sensor moet er altijd spanning op staan.',
      'Laat de kabel 200 mm uit de muur steken op de plek die de tekening aangeeft.',
      'Binnen 600 mm van bad of douche, in zone 2, is IP44 het minste; in zone 1 hangen wij geen spiegel op netspanning.',
      'Het aansluiten is werk voor een erkend installateur.',
    ],
    paper.columns(0, 12),
    styles.small,
  )
}

function setDrawings(paper: Paper, mirror: Mirror): void {
  const sized = mirror.formats.flatMap((format) =>
    format.size ? [{ article: format.article, size: format.size }] : [],
  )
  const shown = sized[Math.floor((sized.length - 1) / 2)]
  if (!shown) return
  if (paper.y > 230) paper.newPage()
  paper.heading(2, 'Maattekening')
  const { size } = shown
  const full = paper.columns(0, 12)
  // With light there must be room on the page for its features.
  const room = { width: full.width - 90, height: mirror.light === 'geen' ? 330 : 270 }
  const gap = 160
  const above = mirror.light === 'boven' ? 80 : 20
  const scale = scaleFor(size.width + gap + size.depth + 120, size.height + above, room.width, room.height)
  paper.paragraph(
    `${shown.article}, ${size.width} × ${size.height} × ${size.depth} mm. Schaal 1:${scale}, maten in mm.`,
  )
  const unit = pointsPerMm / scale
  const base = paper.y + 18 + (size.height + above) * unit
  const total = (size.width + gap + size.depth) * unit
  const plan = new Plan(paper, { x: full.x + Math.max(46, (full.width - total) / 2), y: base }, scale)
  const electric = mirror.features.includes('verlichting')
  const alt = `Vooraanzicht en zijaanzicht van ${mirror.name} ${mirror.name2}: ${size.width} mm breed, ${size.height} mm hoog, ${size.depth} mm diep${electric ? `; kabel ${size.width / 2} mm van links en ${Math.round(size.height * 0.75)} mm boven de onderkant` : ''}`
  paper.figure(alt, { x: full.x, y: paper.y, width: full.width, height: base - paper.y + 50 }, () => {
    drawMirrorFront(plan, mirror, { ...size, x: 0, y: 0 })
    if (electric) {
      plan.mark(size.width / 2, size.height * 0.75)
      plan.word('kabel 230 V', size.width / 2 + 30, size.height * 0.75 + 5 / unit)
    }
    plan.across(0, size.width, 0, -18)
    plan.upright(0, size.height, 0, -18)
    if (electric) plan.upright(0, size.height * 0.75, 0, -34, String(Math.round(size.height * 0.75)))
    const side = size.width + gap
    drawMirrorSide(plan, mirror, side, size)
    plan.across(side, side + size.depth, 0, -18)
    plan.title('Voor', size.width / 2, -34 / unit)
    plan.title('Opzij', side + size.depth / 2, -34 / unit)
  })
  paper.y = base + 66
  setAllSizes(paper, mirror, sized)
}

/** All sizes beside each other at one scale. */
function setAllSizes(paper: Paper, mirror: Mirror, sized: readonly { article: string; size: Size }[]): void {
  if (sized.length < 2) return
  const scale = sized.length > 5 || Math.max(...sized.map(({ size }) => size.height)) > 1000 ? 50 : 40
  const unit = pointsPerMm / scale
  const full = paper.columns(0, 12)
  paper.heading(2, 'Alle maten')
  paper.paragraph(`Schaal 1:${scale}.`)
  const gap = 13
  const widthOf = ({ size }: { size: Size }) => Math.max(size.width * unit, 50)
  for (const row of inRows(sized, widthOf, full.width, gap)) {
    const tallest = Math.max(...row.map(({ size }) => size.height)) * unit
    paper.need(tallest + 60)
    const base = paper.y + tallest + 14
    let x = full.x
    for (const { article, size } of row) {
      const width = widthOf({ size })
      const plan = new Plan(paper, { x, y: base }, scale)
      paper.figure(
        `${article}: ${size.width} bij ${size.height} mm`,
        { x, y: base - size.height * unit, width, height: size.height * unit },
        () => drawMirrorFront(plan, mirror, { ...size, x: 0, y: 0 }),
      )
      const below = paper.put(
        'P',
        article,
        { x, y: base + 8, width: width + 12 },
        { ...styles.small, font: 'semibold', leading: 9.5 },
      )
      paper.put('P', `${size.width} × ${size.height}`, { x, y: below, width: width + 12 }, styles.label)
      x += width + gap
    }
    paper.y = base + 44
  }
}
