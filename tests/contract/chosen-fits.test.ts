/** 'Past het?' from a product or a set opens on the size that was chosen, in a place in which it fits. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fitSearchSchema, nicheOf } from '#app/features/fit/fit-search.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { easyPlace, type EasyPlace } from '#domain/fit/easy-place.ts'
import { fitGroupOf } from '#domain/fit/fit-groups.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { kitsOf } from '#server/configurator/kits.ts'
import { setView } from '#server/configurator/set-view.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { fitThings } from '#server/fit/fit-pieces.ts'
import { fitResults } from '#server/fit/fit-results.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const products = expandFamilies(files).filter((product) => product.is_active)
const things = fitThings(files, products)

function opened(item: string, place: EasyPlace | null) {
  const address = stringifySearch({ item, ...place })
  const search = fitSearchSchema.parse(parseSearch(address))
  const { asked, drawn } = fitResults(things, files.collections, nicheOf(search), search.item ?? null)
  return { asked: asked?.size, drawn: drawn?.label, verdict: drawn?.fit.verdict }
}

test('every variant of every product that is placed opens in its own size, and fits', () => {
  const tried = products.flatMap((product) => {
    const group = fitGroupOf(product.model)
    const basins = product.features.some(({ slug }) => slug === 'twee-wastafels') ? 2 : 1
    return group === null
      ? []
      : product.variants.map((variant) => ({
          name: `${product.slug} ${variant.article}`,
          size: dimensionLabel(variant),
          ...opened(`product.${product.slug}_${variant.article}`, easyPlace(variant, group, basins)),
        }))
  })
  expect(new Set(tried.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(60)
  expect(
    tried.filter(({ size, asked, drawn, verdict }) => asked !== size || drawn !== size || verdict !== 'fits'),
  ).toEqual([])
})

test('every cabinet of every set opens in its own size, and fits', () => {
  const kits = [...kitsOf(files, new Map(products.map((product) => [product.slug, product])))]
  const tried = kits.flatMap(([slug, kit]) =>
    kit.cabinets.flatMap(({ key, items }) =>
      [...new Set(items.map(({ width }) => width))].map((width) => {
        const { fit, lines } = setView(slug, kit, { cabinet: key, width: String(width) }, [])
        return { name: `${slug} ${key} ${width}`, size: lines[0]?.detail, ...opened(fit.item, fit.place) }
      }),
    ),
  )
  expect(tried.length).toBeGreaterThan(40)
  expect(tried.filter(({ size, asked, verdict }) => !size?.startsWith(asked ?? '?') || verdict !== 'fits')).toEqual([])
})
