import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#domain/text-fold.ts'
import {
  buildProductIndex,
  listFilters,
  type IndexQuery,
  type IndexedProduct,
  type ListFilter,
} from './product-index.ts'

const words = ['eiken', 'Éénlade', 'spiegel', 'beton', 'kast 40', '']
const values = ['a', 'b', 'c', 'd']

const product = fc.record({
  createdAt: fc.constantFrom('2024-01-01', '2025-06-01', '2026-11-20'),
  texts: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
  prices: fc.array(
    fc.integer({ min: 1, max: 12 }).map((price) => price * 100),
    { maxLength: 4 },
  ),
  inStock: fc.boolean(),
  values: fc.record({
    category: fc.subarray(values, { maxLength: 1 }),
    collections: fc.subarray(values),
    features: fc.subarray(values),
    brand: fc.subarray(values, { maxLength: 1 }),
    color: fc.subarray(values),
  }),
})
const catalogue = fc
  .array(product, { maxLength: 90 })
  .map((list): IndexedProduct[] => list.map((entry, number) => ({ ...entry, slug: `p${(number * 37) % 101}` })))
const chosen = fc.subarray([...values, 'unknown'], { maxLength: 3 })
const query: fc.Arbitrary<IndexQuery> = fc.record({
  search: fc.constantFrom('', '  ', 'eenlade', 'EIKEN', 'kast  40', 'zzz'),
  minPrice: fc.integer({ min: -1, max: 13 }).map((price) => price * 100),
  maxPrice: fc.integer({ min: -1, max: 13 }).map((price) => price * 100),
  inStock: fc.boolean(),
  sort: fc.constantFrom('newest' as const, 'price-asc' as const, 'price-desc' as const),
  page: fc.integer({ min: -1, max: 8 }),
  perPage: fc.integer({ min: 1, max: 30 }),
  category: chosen,
  collections: chosen,
  features: chosen,
  brand: chosen,
  color: chosen,
})

/** The same list by filtering and sorting plainly. */
function naive(products: readonly IndexedProduct[], asked: IndexQuery): IndexedProduct[] {
  const search = foldText(asked.search)
  const matching = products.filter(
    (candidate) =>
      (search === '' || candidate.texts.some((text) => foldText(text).includes(search))) &&
      (!asked.inStock || candidate.inStock) &&
      ((asked.minPrice <= 0 && asked.maxPrice <= 0) ||
        candidate.prices.some(
          (price) =>
            (asked.minPrice <= 0 || price >= asked.minPrice) && (asked.maxPrice <= 0 || price <= asked.maxPrice),
        )) &&
      listFilters.every((filter) => {
        const known = asked[filter].filter((value) => products.some((other) => other.values[filter].includes(value)))
        return known.length === 0 || known.some((value) => candidate.values[filter].includes(value))
      }),
  )
  const key = (candidate: IndexedProduct) =>
    asked.sort === 'price-asc' ? Math.min(...candidate.prices) : -Math.max(...candidate.prices)
  return matching.toSorted((a, b) => {
    if (asked.sort === 'newest')
      return b.createdAt < a.createdAt ? -1 : b.createdAt > a.createdAt ? 1 : a.slug < b.slug ? -1 : 1
    if ((a.prices.length === 0) !== (b.prices.length === 0)) return a.prices.length === 0 ? 1 : -1
    if (a.prices.length > 0 && key(a) !== key(b)) return key(a) - key(b)
    return a.slug < b.slug ? -1 : 1
  })
}

test('the page, its number and the total are those of a plain filter and sort', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const wanted = naive(products, asked)
      const pageCount = Math.max(1, Math.ceil(wanted.length / asked.perPage))
      const page = Math.min(Math.max(1, asked.page), pageCount)
      const answer = buildProductIndex(products).query(asked)
      expect(answer.total).toBe(wanted.length)
      expect([answer.page, answer.pageCount]).toEqual([page, pageCount])
      expect(answer.slugs).toEqual(
        wanted.slice((page - 1) * asked.perPage, page * asked.perPage).map(({ slug }) => slug),
      )
    }),
    { numRuns: 400 },
  )
})

test('the count beside a value is the number of results after choosing it', () => {
  fc.assert(
    fc.property(catalogue, query, fc.constantFrom<ListFilter>(...listFilters), (products, asked, filter) => {
      const { counts } = buildProductIndex(products).query(asked)
      for (const [value, count] of Object.entries(counts[filter])) {
        expect(count).toBe(naive(products, { ...asked, [filter]: [...asked[filter], value] }).length)
      }
    }),
    { numRuns: 200 },
  )
})

test('the count beside "op voorraad" is the number of results after choosing it', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      expect(buildProductIndex(products).query(asked).inStockCount).toBe(
        naive(products, { ...asked, inStock: true }).length,
      )
    }),
  )
})

test('the span of prices is that of what matches everything but the price limits', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const prices = naive(products, { ...asked, minPrice: 0, maxPrice: 0 }).flatMap((entry) => entry.prices)
      expect(buildProductIndex(products).query(asked).prices).toEqual(
        prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
      )
    }),
  )
})

test('all pages together hold every result once', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const index = buildProductIndex(products)
      const { pageCount, total } = index.query(asked)
      const all = Array.from({ length: pageCount }, (_, page) => index.query({ ...asked, page: page + 1 }).slugs).flat()
      expect(new Set(all).size).toBe(total)
      expect(all).toHaveLength(total)
    }),
  )
})
