import { resolve } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Niche } from '#domain/fit/fit-rules.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { fitResults } from './fit-results.ts'
import { fitThings, type FitThing } from './fit-pieces.ts'

let files: ContentFiles
let things: FitThing[]
const niche: Niche = {
  width: 1000,
  height: 2400,
  depth: 1300,
  post: { left: 0, right: 0 },
  tap: null,
  drain: { height: 610, left: 500 },
  cabinet: null,
}

beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
  things = fitThings(
    files,
    expandFamilies(files).filter((product) => product.is_active),
  )
})

describe('fitThings', () => {
  test('puts the drain below the top, at the height in the table for fitters', () => {
    const pieces = things.flatMap(({ sizes }) => sizes).flatMap(({ piece }) => (piece.kind === 'basin' ? [piece] : []))
    expect(pieces.filter(({ drain, top }) => drain >= top)).toEqual([])
    const [beat] = things.find(({ key }) => key === 'product.wastafelmeubel-beat-45')?.sizes ?? []
    const row = files.pages
      .get('/montage/aanvoermaten-afvoermaten')
      ?.sections.flatMap((section) => (section.kind === 'table' ? section.rows : []))
      .find(([name]) => name === 'Beat 45')
    expect(beat?.piece.kind === 'basin' && String(beat.piece.drain)).toBe(row?.[3])
  })

  test('has every mirror with sizes and all furniture, each size once', () => {
    expect(things.filter(({ key }) => key.startsWith('mirror.'))).toHaveLength(
      files.mirrors.filter(({ formats }) => formats.some(({ size }) => size)).length,
    )
    expect(new Set(things.map(({ group }) => group))).toEqual(new Set(['furniture', 'cabinets', 'mirrors']))
    for (const { sizes } of things) expect(new Set(sizes.map(({ label }) => label)).size).toBe(sizes.length)
  })

  test('knows furniture with two basins', () => {
    const double = things.find(({ key }) => key === 'product.dubbel-wastafelmeubel-beat-45')
    expect(double?.sizes.map(({ piece }) => piece.kind === 'basin' && piece.basinCount)).toEqual(
      double?.sizes.map(() => 2),
    )
  })
})

describe('fitResults', () => {
  test('shows what fits in the size and finish that it leads to, and what does not fit in words only', () => {
    const choice = { color: 'terracotta-mat', maxPrice: null }
    const results = fitResults(things, files.collections, niche, null, choice).things
    const fitting = results.filter(({ verdict }) => verdict !== 'unfit')
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.filter(({ picture }) => !picture?.media.endsWith('/terracotta-mat'))).toEqual([])
    expect(results.filter(({ verdict, picture }) => verdict === 'unfit' && picture !== null)).toEqual([])
  })

  test('puts the requested thing first, drawn in the widest size that fits best', () => {
    const {
      things: [first],
      drawn,
      asked,
    } = fitResults(things, files.collections, niche, 'product.wastafelmeubel-beat-45')
    expect([first?.key, first?.verdict, asked?.href]).toEqual([
      'product.wastafelmeubel-beat-45',
      'fits',
      '/producten/wastafelmeubel-beat-45',
    ])
    expect(first?.sizes.map(({ label }) => label)).toEqual(['60 x 54 x 45 cm', '80 x 54 x 45 cm', '90 x 54 x 45 cm'])
    expect(drawn?.piece.width).toBe(900)
  })

  test('leaves only the things of a requested collection', () => {
    const { things: shown, asked } = fitResults(things, files.collections, niche, 'collection.beat45')
    expect(asked?.name).toBe('Collectie Beat 45')
    expect(shown.length).toBeGreaterThan(5)
    expect(shown.length).toBeLessThan(things.length)
  })

  test('tries only what is made in the chosen wood within the budget, and names that variant and its price', () => {
    const { things: shown } = fitResults(things, files.collections, niche, null, { color: 'eiken', maxPrice: 900 })
    expect(shown.length).toBeGreaterThan(5)
    expect(shown.length).toBeLessThan(things.length)
    const sizes = shown.flatMap((thing) => thing.sizes)
    expect(sizes.filter(({ article }) => !/-(?:EI|TYEI)[A-Z]*$/.test(article))).toEqual([])
    expect(sizes.filter(({ price }) => price.min === 0 || price.max > 90_000)).toEqual([])
    expect(fitResults(things, files.collections, niche, null, { color: 'quagga', maxPrice: null }).things).toEqual([])
  })

  test('ignores an unknown item, and tries nothing without a niche', () => {
    expect(fitResults(things, files.collections, niche, 'product.badkuip').things).toHaveLength(things.length)
    expect(fitResults(things, files.collections, null, 'mirror.m08')).toEqual({
      things: [],
      drawn: null,
      asked: { name: 'Spiegel Schemer (M08)', href: '/collecties/spiegels/m08' },
    })
  })

  test('puts what fits first in every niche, and says which rule the others break', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 3000 }),
        fc.integer({ min: 500, max: 3000 }),
        fc.integer({ min: 300, max: 2000 }),
        (width, height, depth) => {
          const { things: tried } = fitResults(things, files.collections, { ...niche, width, height, depth }, null)
          expect(tried).toHaveLength(things.length)
          const ranks = tried.map(({ verdict }) => ['fits', 'tight', 'unfit'].indexOf(verdict))
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
          expect(
            tried.filter(
              ({ verdict, sizes }) =>
                (verdict === 'unfit') !==
                (sizes.length === 1 &&
                  sizes.every(({ checks }) => checks.some((check) => check.available < check.needed))),
            ),
          ).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })
})
