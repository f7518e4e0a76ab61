import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { relatedProducts } from './related-products.ts'

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
  return [
    ...new Set([
      ...[...byCategory.values()].flatMap((group) => group.slice(0, 1)),
      ...others.filter((other) => shares(other, 'categories')),
    ]),
  ]
    .slice(0, 4)
    .map(({ slug }) => slug)
}

test('gives one of each other category of the collection, then others of the category, never the product itself', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(products), (some) => {
      const related = relatedProducts(some)
      for (const product of some) expect(related(product).map(({ slug }) => slug)).toEqual(naive(product, some))
    }),
    { numRuns: 20 },
  )
})
