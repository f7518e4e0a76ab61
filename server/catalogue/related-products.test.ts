import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { carriersOf, relatedProducts } from './related-products.ts'

const products = expandFamilies(readContentFiles(resolve('content'), resolve('public')))

/** The same rule without an index. */
function naive(product: Product, all: readonly Product[]): string[] {
  const others = all.filter((other) => other.slug !== product.slug)
  const shares = (other: Product, key: 'categories' | 'collections') =>
    other[key].some(({ slug }) => product[key].some((own) => own.slug === slug))
  const byCategory = Map.groupBy(
    others.filter((other) => shares(other, 'collections') && !shares(other, 'categories')),
    (other) => other.categories[0]?.slug,
  )
  const ofCollection = [...byCategory.values()].flatMap((group) => group.slice(0, 1))
  return (ofCollection.length > 0 ? ofCollection : others.filter((other) => shares(other, 'categories')))
    .slice(0, 4)
    .map(({ slug }) => slug)
}

test('gives one of each other category of the collection, or else others of the category, never the product itself', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(products), (some) => {
      const related = relatedProducts(some)
      for (const product of some)
        expect(related(product).products.map(({ slug }) => slug)).toEqual(naive(product, some))
    }),
    { numRuns: 20 },
  )
})

test('gives the furniture and tops of several collections that carry a bowl, and nothing for what is no bowl', () => {
  const { configurator } = readContentFiles(resolve('content'), resolve('public'))
  const carriers = carriersOf(configurator, 'opzetkom-crystal-rond')
  const models = carriers.map((slug) => products.find((product) => product.slug === slug)?.model)
  expect(models).toEqual(['wastafelmeubel', 'afdekblad', 'wastafelmeubel', 'afdekblad'])
  expect(carriersOf(configurator, 'planchet-ferro')).toEqual([])
})
