/** The dimension drawings of a collection: front, side and top to scale with pipes and fixing, then every width. */
import {
  basinCentres,
  mountingWords,
  widthForTwo,
  type SupplyBasin,
  type SupplyPlan,
} from '#domain/assembly/supply-rules.ts'
import { usualPlan } from '#server/content/supply-cabinets.ts'
import { emptyWeight, pointsAt, type Fixing } from '#domain/assembly/fixing-rules.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Download } from '#domain/downloads/download.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { bodyBottom, drawFront, drawSide, drawTop } from './furniture.ts'
import { colours, pointsPerMm, styles, type Paper } from '#server/pdf/paper.ts'
import { inRows, Plan, scaleFor } from './plan.ts'
import { newSheet } from './sheet-frame.ts'
import { fixingOf, supplyOf, type Supply } from '#server/content/supply-tables.ts'

export async function makeDimensionDrawing(entry: Download, files: ContentFiles): Promise<Buffer> {
  const collection = [...files.collections.values()].find((candidate) => candidate.slug === entry.collection)
  if (!collection) throw new RangeError(`${entry.file}: there is no collection ${entry.collection}`)
  const paper = newSheet(
    entry,
    'Maattekening',
    `${collection.name}: voor, opzij en boven met aanvoer, afvoer en bevestiging`,
    'landscape',
  )
  const fixing = fixingOf(files, collection)
  const supply = { ...supplyOf(files, collection), ...usualPlan(files, collection, fixing.width) }
  setViews(paper, withUsualBasin(files, collection, fixing.width), supply, fixing)
  setWidths(paper, files, collection, fixing)
  setTolerances(paper, collection, files)
  return paper.finish()
}

/** The collection as it is drawn at a width: its first basin is the usual one. */
function withUsualBasin(files: ContentFiles, collection: Collection, width: number): Collection {
  const { basin } = usualPlan(files, collection, width)
  return {
    ...collection,
    basins: collection.basins.toSorted(
      (one, other) => Number(other.name === basin.name) - Number(one.name === basin.name),
    ),
  }
}

function setViews(
  paper: Paper,
  collection: Collection,
  supply: Supply & SupplyPlan & { basin: SupplyBasin },
  fixing: Fixing,
): void {
  paper.newPage()
  paper.bookmark(collection.name)
  const { width } = fixing
  const { depth } = supply
  const area = { x: paper.margin, y: paper.y, width: 520, height: paper.bottom - paper.y - 4 }
  const high = collection.form.topHeight + 300
  const between = 360
  // Dimensions take a fixed number of points, whatever the scale.
  const scale = scaleFor(width + between + depth, high + depth, area.width - 120, area.height - 96)
  const unit = pointsPerMm / scale
  const base = area.y + high * unit + 4
  const plan = new Plan(paper, { x: area.x + 72, y: base }, scale)
  const centre = width / 2
  const bottom = bodyBottom(collection)
  const { topHeight } = collection.form
  const alt = `${collection.name} van ${width} mm in drie aanzichten. Bovenkant blad op ${topHeight} mm, onderkant kast op ${bottom} mm, diepte ${depth} mm. Hart afvoer op ${supply.drain} mm, hart aanvoer op ${supply.water} mm, bevestiging op ${fixing.height} mm boven de afgewerkte vloer.`

  paper.figure(alt, area, () => {
    // front
    plan.line(-120, 0, width + between + depth + 60, 0, 1)
    drawFront(plan, collection, 0, width)
    plan.mark(centre, supply.drain)
    for (const side of [-75, 75]) plan.mark(centre + side, supply.water)
    drawScrews(plan, fixing, width)
    plan.upright(0, supply.drain, 0, -16)
    plan.upright(0, supply.water, 0, -29)
    plan.upright(0, fixing.height, 0, -42)
    plan.upright(0, topHeight, 0, -55)
    plan.upright(bottom, topHeight - collection.form.topThickness, width, 16)
    if (bottom > 0) plan.upright(0, bottom, width, 16)
    plan.across(0, width, 0, -16)
    plan.title('Voor', width / 2, -30 / unit)

    // side
    const side = width + between
    drawSide(plan, collection, side, depth, supply.plug)
    plan.mark(side, supply.drain)
    plan.mark(side, supply.water)
    plan.across(side, side + depth, 0, -16)
    plan.title('Opzij', side + depth / 2, -30 / unit)

    // top
    const floor = -(58 / unit) - depth
    drawTop(plan, collection, 0, floor, width, depth, supply.plug)
    plan.upright(floor, floor + depth, 0, -16)
    plan.upright(floor + depth - supply.plug, floor + depth, width, 16)
    plan.dashed(centre, floor + depth - supply.plug, width, floor + depth - supply.plug, colours.quiet)
    plan.across(0, centre, floor, -14)
    plan.across(centre, width, floor, -14)
    plan.title('Boven', width / 2, floor - 24 / unit)
  })

  const column = { x: area.x + area.width + 24, width: paper.width - paper.margin - area.x - area.width - 24 }
  paper.y = paper.put('H1', collection.name, { ...column, y: area.y - 4 }, styles.display) + 4
  paper.paragraph(
    `Getekend: ${width} mm breed. Schaal 1:${scale} op A4, maten in mm vanaf de afgewerkte vloer.`,
    column,
  )
  paper.facts(
    [
      { label: 'Hart afvoer', value: `${supply.drain}` },
      { label: 'Hart aanvoer', value: `${supply.water}` },
      { label: 'Aanvoer, hart op hart', value: '150' },
      { label: 'Plug uit de wand', value: `${supply.plug}` },
      { label: fixing.isFloorStanding ? 'Kantelankers' : 'Hart schroeven rail', value: `${fixing.height}` },
      { label: 'Vrij achter bovenste lade', value: `${supply.behind}` },
      { label: 'Bovenkant blad', value: `${topHeight}` },
      { label: 'Dikte blad', value: `${collection.form.topThickness}` },
    ],
    2,
    column,
  )
  paper.paragraph(
    `Afvoer en aanvoer gelden voor een ${mountingWords[supply.basin.mounting]}, hier de ${supply.basin.name}. Hangt u het meubel hoger of lager, schuif de leidingen dan evenveel mee.`,
    column,
    styles.small,
  )
  paper.within('P', () => {
    const y = paper.y + 2
    const key = new Plan(paper, { x: column.x + 6, y: y + 6 }, 10)
    paper.artifact(() => key.mark(0, 0))
    paper.y =
      paper.put(
        'Span',
        'afvoer en aanvoer uit de wand',
        { x: column.x + 18, y, width: column.width - 18 },
        styles.label,
      ) + 4
  })
  paper.paragraph(
    'Een kruisje is een bevestigingspunt. Gestreept is wat achter of onder het blad ligt.',
    column,
    styles.label,
  )
}

/** Fixing points along the rail, or the two brackets of standing furniture. */
function drawScrews(plan: Plan, fixing: Fixing, width: number): void {
  const points = pointsAt(fixing, width)
  const inset = 60
  for (let index = 0; index < points; index += 1) {
    const x = inset + (index * (width - 2 * inset)) / (points - 1)
    const arm = 2.2 / plan.length(1)
    plan.line(x - arm, fixing.height - arm, x + arm, fixing.height + arm)
    plan.line(x - arm, fixing.height + arm, x + arm, fixing.height - arm)
  }
}

function setWidths(paper: Paper, files: ContentFiles, collection: Collection, fixing: Fixing): void {
  paper.newPage()
  paper.heading(2, 'Alle breedten')
  const scale = Math.max(...collection.sizes.widths) <= 800 ? 20 : 50
  const unit = pointsPerMm / scale
  paper.paragraph(`Vooraanzichten op schaal 1:${scale}.`)
  const full = paper.columns(0, 12)
  const low = bodyBottom(collection)
  const high = (collection.form.topHeight + 280 - Math.min(low, 0)) * unit
  const gap = 26
  for (const row of inRows(collection.sizes.widths, (width) => width * unit, full.width, gap)) {
    const base = paper.y + high
    let x = full.x
    for (const width of row) {
      const plan = new Plan(paper, { x, y: base }, scale)
      const basins = width >= widthForTwo ? 2 : 1
      paper.figure(
        `${collection.name} van ${width} mm breed, ${basins === 2 ? 'met twee kommen' : 'met één kom'}`,
        { x, y: paper.y, width: width * unit, height: high + 20 },
        () => {
          plan.line(0, 0, width, 0, 0.5)
          drawFront(plan, withUsualBasin(files, collection, width), 0, width, basins)
          plan.across(0, width, 0, -14)
        },
      )
      x += width * unit + gap
    }
    paper.y = base + 30
  }
  paper.table(
    [
      { title: 'Breedte', share: 10 },
      { title: 'Eén kom, hart vanaf links', share: 22 },
      { title: 'Twee kommen, harten vanaf links', share: 26 },
      { title: 'Hart op hart', share: 14 },
      { title: 'Hart afvoer, aanvoer', share: 20 },
      { title: fixing.isFloorStanding ? 'Kantelankers' : 'Schroeven in de rail', share: 18 },
      { title: 'Kast, leeg', share: 14 },
    ],
    collection.sizes.widths.map((width) => {
      const [first, second] = basinCentres(width, 2)
      const two = width >= widthForTwo && first !== undefined && second !== undefined
      const weight = Math.round(emptyWeight(fixing, width))
      const { drain, water } = usualPlan(files, collection, width)
      return [
        String(width),
        String(width / 2),
        two ? `${first} en ${second}` : '',
        two ? String(width / 2) : '',
        `${drain}, ${water}`,
        String(pointsAt(fixing, width)),
        `${width === fixing.width ? '' : 'circa '}${weight} kg`,
      ]
    }),
  )
}

function setTolerances(paper: Paper, collection: Collection, files: ContentFiles): void {
  const { sizes } = collection
  paper.newPage()
  paper.heading(2, 'Kommen en bladen')
  const top = paper.y
  paper.table(
    [
      { title: 'Kom', share: 30 },
      { title: 'Materiaal', share: 36 },
      { title: 'Breedte × diepte × hoogte', share: 34 },
    ],
    collection.basins.map((basin) => [basin.name, basin.material, `${basin.width} × ${basin.depth} × ${basin.height}`]),
    paper.columns(0, 6),
  )
  const below = paper.y
  paper.y = top
  paper.table(
    [
      { title: 'Blad', share: 38 },
      { title: 'Materiaal', share: 46 },
      { title: 'Dikte', share: 16 },
    ],
    collection.tops.map((blad) => [blad.name, blad.material, String(blad.thickness)]),
    paper.columns(6, 6),
  )
  paper.y = Math.max(paper.y, below) + 4
  paper.paragraph(
    `Kasthoogte ${sizes.heights.join(' of ')} mm, diepte ${sizes.depths.join(' of ')} mm. ${collection.material}. Formaldehyde: ${collection.formaldehydeClass === 'geen toegevoegd formaldehyde' ? collection.formaldehydeClass : `klasse ${collection.formaldehydeClass}`}.`,
    paper.columns(0, 12),
    { ...styles.text, color: colours.quiet },
  )
  const tolerances = files.pages
    .get('/montage/aanvoermaten-afvoermaten')
    ?.sections.find((section) => section.kind === 'table' && section.title === 'Toegestane afwijking')
  if (tolerances?.kind !== 'table') return
  paper.heading(2, tolerances.title)
  paper.table(
    tolerances.columns.map((title, index) => ({ title, share: index === 2 ? 50 : 28 })),
    tolerances.rows,
  )
  paper.paragraph('De tekening die bij uw order hoort gaat voor.', paper.columns(0, 12), styles.strong)
}
