import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#domain/text-fold.ts'
import { buildProductIndex, type IndexQuery, type IndexedProduct } from './product-index.ts'

const keys = { values: ['category', 'color'], numbers: ['price', 'width'], flags: ['inStock'] }
const words = ['eiken', 'Éénlade', 'spiegel', 'beton', 'kast 40', '']
const values = ['a', 'b', 'c', 'd']
const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 })

const product = fc.record({
  createdAt: fc.constantFrom('2024-01-01', '2025-06-01', '2026-11-20'),
  texts: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
  words: fc.constant([]),
  values: fc.record({ category: fc.subarray(values, { maxLength: 1 }), color: fc.subarray(values) }),
  numbers: fc.record({ price: numbers, width: numbers }),
  flags: fc.subarray(keys.flags),
})
const catalogue = fc
  .array(product, { maxLength: 90 })
  .map((list): IndexedProduct[] => list.map((entry, number) => ({ ...entry, slug: `p${(number * 37) % 101}` })))
const chosen = fc.subarray([...values, 'unknown'], { maxLength: 3 })
const range = fc.record({ min: fc.integer({ min: -1, max: 13 }), max: fc.integer({ min: -1, max: 13 }) })
const query: fc.Arbitrary<IndexQuery> = fc.record({
  search: fc.constantFrom('', '  ', 'eenlade', 'EIKEN', 'kast  40', 'zzz'),
  values: fc.record({ category: chosen, color: chosen }),
  ranges: fc.record({ price: range, width: range }),
  flags: fc.subarray(keys.flags),
  sort: fc.constantFrom('newest' as const, 'price-asc' as const, 'price-desc' as const),
  page: fc.integer({ min: -1, max: 8 }),
  perPage: fc.integer({ min: 1, max: 30 }),
})

const valuesOf = (entry: IndexedProduct, key: string) => entry.values[key] ?? []
const numbersOf = (entry: IndexedProduct, key: string) => entry.numbers[key] ?? []

/** The same list by filtering and sorting plainly. */
function naive(products: readonly IndexedProduct[], asked: IndexQuery): IndexedProduct[] {
  const search = foldText(asked.search)
  const matching = products.filter(
    (candidate) =>
      (search === '' || candidate.texts.some((text) => foldText(text).includes(search))) &&
      asked.flags.every((flag) => candidate.flags.includes(flag)) &&
      keys.numbers.every((key) => {
        const { min = 0, max = 0 } = asked.ranges[key] ?? {}
        if (min <= 0 && max <= 0) return true
        return numbersOf(candidate, key).some((number) => (min <= 0 || number >= min) && (max <= 0 || number <= max))
      }) &&
      keys.values.every((key) => {
        const wanted = asked.values[key] ?? []
        const known = wanted.filter((value) => products.some((other) => valuesOf(other, key).includes(value)))
        return known.length === 0 || known.some((value) => valuesOf(candidate, key).includes(value))
      }),
  )
  const prices = (candidate: IndexedProduct) => numbersOf(candidate, 'price')
  const key = (candidate: IndexedProduct) =>
    asked.sort === 'price-asc' ? Math.min(...prices(candidate)) : -Math.max(...prices(candidate))
  return matching.toSorted((a, b) => {
    if (asked.sort === 'newest')
      return b.createdAt < a.createdAt ? -1 : b.createdAt > a.createdAt ? 1 : a.slug < b.slug ? -1 : 1
    if ((prices(a).length === 0) !== (prices(b).length === 0)) return prices(a).length === 0 ? 1 : -1
    if (prices(a).length > 0 && key(a) !== key(b)) return key(a) - key(b)
    return a.slug < b.slug ? -1 : 1
  })
}

const run = (products: readonly IndexedProduct[], asked: IndexQuery) => buildProductIndex(products, keys).query(asked)

test('gives the page, its number and the total of a plain filter and sort', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const wanted = naive(products, asked)
      const pageCount = Math.max(1, Math.ceil(wanted.length / asked.perPage))
      const page = Math.min(Math.max(1, asked.page), pageCount)
      const result = run(products, asked)
      expect(result.total).toBe(wanted.length)
      expect([result.page, result.pageCount]).toEqual([page, pageCount])
      expect(result.slugs).toEqual(
        wanted.slice((page - 1) * asked.perPage, page * asked.perPage).map(({ slug }) => slug),
      )
    }),
    { numRuns: 400 },
  )
})

test('counts beside a value the results after choosing it', () => {
  fc.assert(
    fc.property(catalogue, query, fc.constantFrom(...keys.values), (products, asked, key) => {
      for (const [value, count] of Object.entries(run(products, asked).valueCounts[key] ?? {})) {
        const withValue = { ...asked, values: { ...asked.values, [key]: [...(asked.values[key] ?? []), value] } }
        expect(count).toBe(naive(products, withValue).length)
      }
    }),
    { numRuns: 200 },
  )
})

test('counts beside a flag the results after choosing it', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const wanted = naive(products, { ...asked, flags: keys.flags }).length
      expect(run(products, asked).flagCounts['inStock']).toBe(wanted)
    }),
  )
})

test('bounds a range by what matches everything but that range', () => {
  fc.assert(
    fc.property(catalogue, query, fc.constantFrom(...keys.numbers), (products, asked, key) => {
      const others = { ...asked, ranges: { ...asked.ranges, [key]: {} } }
      const found = naive(products, others).flatMap((entry) => numbersOf(entry, key))
      expect(run(products, asked).bounds[key]).toEqual(
        found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) },
      )
    }),
  )
})

test('shows every result once over all pages', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      const index = buildProductIndex(products, keys)
      const { pageCount, total } = index.query(asked)
      const all = Array.from({ length: pageCount }, (_, page) => index.query({ ...asked, page: page + 1 }).slugs).flat()
      expect(new Set(all).size).toBe(total)
      expect(all).toHaveLength(total)
    }),
  )
})
