/** Assembly as fitters rely on it: pipe measures that are the same in rules, tables and catalogue, and guides that belong to the collections that name them. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { drawers, hinges } from '#app/features/assembly/identify/identify-rules.ts'
import {
  basinCentres,
  canHoldTwo,
  mountingWords,
  supplyPlan,
  tolerances,
  widthForTwo,
} from '#domain/assembly/supply-rules.ts'
import { choiceOf } from '#domain/assembly/supply-choice.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { collectionGuides } from '#server/assembly/guides.ts'
import { fixingOf } from '#server/content/supply-tables.ts'
import { supplyCabinets, usualPlan } from '#server/content/supply-cabinets.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const cabinets = supplyCabinets(files)

function rowsOf(path: string, title: string): readonly (readonly string[])[] {
  const table = files.pages.get(path)?.sections.find((section) => section.kind === 'table' && section.title === title)
  if (table?.kind !== 'table') throw new RangeError(`${path} has no table ${title}`)
  return table.rows
}

const perCollection = rowsOf('/montage/aanvoermaten-afvoermaten', 'Per collectie')
const fixings = rowsOf('/montage/montagehandleiding', 'Gewicht en bevestiging per collectie')

test('draws every collection, at the width of the table for fitters, with the basin and the heights of its own table', () => {
  expect(perCollection.length).toBe(files.collections.size)
  const drawn = [...files.collections.values()].map((collection) => {
    const { basin, drain, water } = usualPlan(files, collection, fixingOf(files, collection).width)
    return `${collection.name}: ${mountingWords[basin.mounting].replace(/e? kom$/, '')}, ${drain}, ${water}`
  })
  expect(drawn.toSorted()).toEqual(
    perCollection
      .map(
        ([name = '', , basin = '', drain = '', water = '']) =>
          `${name}: ${basin.replace(/^onderbouw$|^inbouw$/, '$&kom')}, ${drain}, ${water}`,
      )
      .toSorted(),
  )
})

test('has the depths and widths of the catalogue in the table and the drawings', () => {
  const wrong = perCollection.filter(
    ([name, depth]) =>
      ![...files.collections.values()].some(
        (collection) => collection.name === name && collection.sizes.depths.includes(Number(depth)),
      ),
  )
  expect(wrong).toEqual([])
  const doubles = files.families
    .filter((family) => family.slug === 'dubbel-wastafelmeubel')
    .flatMap((family) => family.products)
  expect(doubles.length).toBeGreaterThan(5)
  for (const { slug, collection, sizes } of doubles) {
    const cabinet = cabinets.find((candidate) => candidate.slug === collection)
    // What is made to measure is wider than any drawing.
    const widths = sizes.flatMap((size) =>
      'width' in size && cabinet && size.width <= Math.max(...cabinet.widths) ? [size.width] : [],
    )
    for (const width of widths) {
      expect(cabinet?.widths, slug).toContain(width)
      expect(
        cabinet?.basins.some((basin) => canHoldTwo(width, basin)),
        `${slug} ${width}`,
      ).toBe(true)
    }
  }
})

test('places two basins as the table does', () => {
  const rows = rowsOf('/montage/aanvoermaten-afvoermaten', 'Dubbele wastafel')
  expect(Number(rows[0]?.[0])).toBe(widthForTwo)
  for (const [width = '', apart = '', centres = ''] of rows) {
    const [left = 0, right = 0] = basinCentres(Number(width), 2)
    expect([String(right - left), `${left} en ${right}`], width).toEqual([apart, centres])
  }
})

test('draws the tolerances of the table', () => {
  const rows = new Map(
    rowsOf('/montage/aanvoermaten-afvoermaten', 'Toegestane afwijking').map(([name = '', room]) => [name, room]),
  )
  expect(rows.get('Hart afvoer, hoogte')).toBe(`+ ${tolerances.drain.higher} / - ${tolerances.drain.lower} mm`)
  expect(rows.get('Hart afvoer, zijwaarts')).toBe(`± ${tolerances.drain.sideways} mm`)
  expect(rows.get('Hart aanvoer, hoogte')).toBe(`± ${tolerances.water.height} mm`)
  expect(rows.get('Aanvoer, hart op hart')).toBe(`150 mm ± ${tolerances.water.apart} mm`)
  expect(rows.get('Uitsteek afvoerbuis uit de tegel')).toBe(
    `${tolerances.drainOut.least} tot ${tolerances.drainOut.most} mm`,
  )
  expect(rows.get('Uitsteek hoekstopkraan')).toBe(`hooguit ${tolerances.waterOut} mm`)
})

test('calculates the examples in the text by the same rule', () => {
  const text = JSON.stringify(files.pages.get('/montage/aanvoermaten-afvoermaten'))
  const low = supplyPlan(choiceOf(cabinets, { collection: 'sunny', height: 650 }))
  expect(text).toContain(`leg de afvoer dan op ${low.drain} mm en de aanvoer op ${low.water} mm`)
  expect(text).toContain('hart 285 onder de bovenkant van het blad') // 15 mm of top, 140 mm of basin, 130 mm of trap
})

test('has the same weights and heights on collection pages and in the table for fitters', () => {
  const rows = new Map(fixings.map((row) => [row[0], row]))
  const factOf = (slug: string, label: string) =>
    files.collections
      .get(slug)
      ?.sections.flatMap((section) =>
        section.kind === 'facts' ? section.items : section.kind === 'story' ? (section.facts ?? []) : [],
      )
      .find((fact) => fact.label === label)?.value
  expect(factOf('thor', 'Geheel van 1200 mm, met trog')).toBe(rows.get('Thor')?.[3])
  expect(factOf('beat45', 'Gewicht, 1200 mm met keramiek')).toBe(rows.get('Beat 45')?.[3])
  expect(fixings.map(([name, , , , top]) => [name, top])).toEqual(
    fixings.map(([name]) => [
      name,
      `${[...files.collections.values()].find((collection) => collection.name === name)?.form.topHeight} mm`,
    ]),
  )
})

test('has the guides of every collection, and names the same collections in the table for identification', async () => {
  const rows = await collectionGuides(files, resolve('public'))
  expect(rows.length).toBe(files.collections.size)
  for (const { name, drawers: drawer, hinge } of rows) {
    expect(drawers.systems.filter(({ slug, path }) => slug === drawer && files.guides.has(path)).length, name).toBe(1)
    expect(hinges.systems.filter(({ slug, path }) => slug === hinge && files.guides.has(path)).length, name).toBe(1)
  }
  for (const row of rowsOf('/montage/ladesystemen', 'Meet en vergelijk')) {
    const system = drawers.systems.find(({ code }) => row[0]?.startsWith(`${code},`))
    expect(row[4]?.split(', ').toSorted(), row[0]).toEqual(
      rows
        .filter(({ drawers: drawer }) => drawer === system?.slug)
        .map(({ name }) => name)
        .toSorted(),
    )
  }
})

test('asks about a drawer or hinge what its guide says', () => {
  const said = (path: string) => files.guides.get(path)?.recognise.join(' ').toLowerCase() ?? ''
  for (const system of [...drawers.systems, ...hinges.systems])
    expect(said(system.path), system.path).toContain(system.code.toLowerCase())
  for (const system of hinges.systems) expect(said(system.path)).toContain(`${system.traits['cup']} mm`)
})

test('has text and a described drawing of its own for every step', () => {
  const steps = [...files.guides.values()].flatMap((guide) => guide.chapters.flatMap((chapter) => chapter.steps))
  expect(steps.length).toBeGreaterThan(100)
  const slots = steps.map(({ drawing }) => drawing.media)
  expect(slots.filter((media, index) => slots.indexOf(media) !== index)).toEqual([])
  expect(steps.filter(({ text, drawing }) => text.length < 20 || drawing.alt.length < 8)).toEqual([])
})

/** The tools that a step may ask for, by the word it uses. Parts that come with a shelf are left out. */
const tools = [
  /schroevendraaier/,
  /inbus/,
  /sleutel/,
  /waterpas/,
  /latje/,
  /voegkaartje/,
  /potlood/,
  /tape/,
  /\bdoek\b/,
  /deken/,
  /detector/,
  /tegelboor/,
  /steenboor/,
  /klopstand/,
  /\bzuig|stofzuiger/,
  /spatel/,
  /\bvijl/,
  /kitmesje/,
  /montagekit/,
  /sanitairkit/,
  /handschoenen/,
  /bril\b/,
  /wattenstaafje/,
]
/** Chapters about care, which is given with what is in every house. */
const careChapters: ReadonlySet<string> = new Set(['reinigen', 'verzorgen'])

test('lists every tool that a step asks for under what one needs', () => {
  const missing = [...files.guides.values()].flatMap((guide) => {
    const listed = guide.tools.join(' ').toLowerCase()
    const asked = guide.chapters
      .filter(({ slug }) => !careChapters.has(slug))
      .flatMap(({ steps }) => steps.map(({ title, text, warning = '' }) => `${title} ${text} ${warning}`.toLowerCase()))
    return tools
      .filter((tool) => asked.some((text) => tool.test(text)) && !tool.test(listed))
      .map((tool) => `${guide.path}: ${tool.source}`)
  })
  expect(missing).toEqual([])
})
