/**
 * Where water and drain are is said alike in the configurator, the pipe drawing, 'Past het?', the drawings on paper and the texts, for every
 * product, set and size; and a link from one of them to the pipe drawing opens that size, with that top and basin.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { choiceOf } from '#domain/assembly/supply-choice.ts'
import { supplySearchSchema } from '#domain/assembly/supply-search.ts'
import { supplyPlan } from '#domain/assembly/supply-rules.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { choose } from '#domain/configurator/compose.ts'
import { pieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { setView } from '#server/configurator/set-view.ts'
import { supplyCabinets, usualPlan } from '#server/content/supply-cabinets.ts'
import { productHelp } from '#server/catalogue/product-help.ts'
import { fitThings } from '#server/fit/fit-pieces.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { files, kits, products } from './configurator-kits.ts'
import { pdfWords } from './pdf-words.ts'

const cabinets = supplyCabinets(files)
/** What the pipe drawing shows of search params, as they come out of an address. */
const opened = (search: Record<string, unknown>) =>
  choiceOf(cabinets, supplySearchSchema.parse(parseSearch(stringifySearch(search))))

/** Every cabinet in every width with every top and basin that can be chosen. */
const sets = [...kits].flatMap(([slug, kit]) =>
  kit.cabinets.flatMap(({ key, items }) =>
    [...new Set(items.map(({ width }) => String(width)))].flatMap((width) => {
      const open = choose(kit, { cabinet: key, width }).options
      return open.top.flatMap(({ value: top, closed }) => {
        if (closed !== null) return []
        const { options } = choose(kit, { cabinet: key, width, top })
        const basins = options.basin.filter((option) => option.closed === null)
        return (basins.length > 0 ? basins : [{ value: '' }]).flatMap(({ value: basin }) => {
          const at = choose(kit, { cabinet: key, width, top, basin }).options.basinAt.filter(
            (option) => option.closed === null,
          )
          return (at.length > 0 ? at : [{ value: 'middle' }]).map(({ value: basinAt }) => ({
            slug,
            kit,
            wish: { cabinet: key, width, top, ...(basin === '' ? {} : { basin }), basinAt },
          }))
        })
      })
    }),
  ),
)

test('a set links the pipe drawing that has its water and drain', () => {
  expect(sets.length).toBeGreaterThan(800)
  const wrong = sets.flatMap(({ slug, kit, wish }) => {
    const { plan } = pieceDrawing(kit, choose(kit, wish).choice)
    const { pipes } = setView(slug, kit, wish, [])
    const drawn = pipes && supplyPlan(opened(pipes))
    return JSON.stringify(plan) === JSON.stringify(drawn) ? [] : [{ slug, wish, plan, drawn }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

const washstands = products.filter(
  ({ model, collections }) => /^(?:wastafel|toilet)meubel$/.test(model) && collections.length > 0,
)

test("a product links the pipe drawing of its own size, and 'Past het?' reckons with the same drain", async () => {
  const things = new Map(fitThings(files, products).map((thing) => [thing.key, thing]))
  let count = 0
  const wrong: unknown[] = []
  for (const product of washstands) {
    const collection = files.collections.get(product.collections[0]?.slug ?? '')
    if (!collection) throw new RangeError(product.slug)
    const { slug, name } = collection
    const { pipes } = await productHelp(files, resolve('public'), {
      model: product.model,
      collection: { slug, name, path: collectionPath(slug) },
      features: product.features.map((feature) => ({ ...feature, description: '' })),
      materials: [],
      drawn: null,
    })
    if (!pipes) throw new RangeError(`${product.slug} has no pipe drawing`)
    const isDouble = product.features.some((feature) => feature.slug === 'twee-wastafels')
    for (const { width, depth } of product.variants) {
      if (width === null || width > Math.max(...collection.sizes.widths)) continue // made to measure
      count += 1
      const choice = opened({ collection: pipes.collection, width, count: pipes.count })
      const pieces = things.get(`product.${product.slug}`)?.sizes.map(({ piece }) => piece) ?? []
      const piece = pieces.find((one) => one.width === width)
      const drain = piece?.kind === 'basin' ? piece.drain : null
      const plan = supplyPlan(choice)
      if (
        choice.width !== width ||
        choice.cabinet.depth !== depth ||
        plan.centres.length !== (isDouble ? 2 : 1) ||
        drain !== plan.drain
      )
        wrong.push({ product: product.slug, width, depth, drawn: choice.width, drain, plan })
    }
  }
  expect(count).toBeGreaterThan(500)
  expect(wrong.slice(0, 5)).toEqual([])
})

test('a dimension drawing on paper has the drain of every width', () => {
  const wrong: string[] = []
  for (const entry of files.downloads) {
    const collection = files.collections.get(entry.collection ?? '')
    if (entry.type !== 'maattekening' || !collection) continue
    const words = pdfWords(readFileSync(join('public/media', entry.file))).join(' ')
    for (const width of collection.sizes.widths) {
      const { drain, water } = usualPlan(files, collection, width)
      if (!words.includes(`${drain}, ${water}`)) wrong.push(`${entry.file}: ${width} mm, ${drain}, ${water}`)
    }
  }
  expect(wrong).toEqual([])
})
