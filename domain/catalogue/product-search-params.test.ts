import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productFilters } from './product-filters.ts'
import { comparedSlugs, productSearchSchema } from './product-search-params.ts'

test('keeps valid params, with unique and sorted values', () => {
  expect(
    productSearchSchema.parse({
      search: ' kast ',
      category: 'kasten',
      color: ['wit-mat', 'eiken-naturel', 'wit-mat'],
      minPrice: '0500',
      inStock: '1',
      sort: 'price-asc',
      page: '3',
      perPage: '48',
    }),
  ).toEqual({
    search: 'kast',
    category: ['kasten'],
    color: ['eiken-naturel', 'wit-mat'],
    minPrice: 500,
    inStock: true,
    sort: 'price-asc',
    page: 3,
    perPage: 48,
  })
})

test('treats invalid params as absent', () => {
  const search = productSearchSchema.parse({
    search: '  ',
    category: 'Kasten!',
    minPrice: '-5',
    maxPrice: '1e3',
    inStock: 'ja',
    sort: 'duurst',
    page: '0',
    perPage: '1000',
    other: '1',
  })
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
})

const pricePattern = productFilters.flatMap((filter) => (filter.key === 'price' ? [filter.pattern] : []))[0] ?? ''
const readPrice = (text: string) => productSearchSchema.parse({ minPrice: text }).minPrice
const takesPrice = (text: string) => new RegExp(`^(?:${pricePattern})$`, 'v').test(text)

test.each([
  ['1.000', 1000],
  ['1 000', 1000],
  ['€ 800', 800],
  ['€\u{A0}1.234,56', 1234],
  ['1000,50', 1000],
  ['1000,00', 1000],
  ['800,-', 800],
  [' 0500 ', 500],
  ['999.999', 999999],
])('reads the price %s as %s', (text, price) => {
  expect(takesPrice(text)).toBe(true)
  expect(readPrice(text)).toBe(price)
})

test.each(['0', '0,50', '1.5', '1.00', '10.000,5,0', '1.000.000', '1000000', '1,000', '-5', '1e3', 'abc', '€', '8oo'])(
  'treats the price %s as absent, and the field rejects it',
  (text) => {
    expect(takesPrice(text)).toBe(false)
    expect(readPrice(text)).toBe(undefined)
  },
)

test('the price field accepts exactly what the address can hold', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.stringMatching(new RegExp(`^(?:${pricePattern})$`)),
        fc.array(fc.constantFrom('0', '1', '23', '456', '.', ',', '-', '€', ' ', 'x')).map((parts) => parts.join('')),
      ),
      (text) => {
        const price = readPrice(text)
        expect(price !== undefined).toBe(takesPrice(text))
        if (price !== undefined) expect(readPrice(String(price))).toBe(price)
      },
    ),
  )
})

test('compares at most four products, each once', () => {
  expect(comparedSlugs('aa,bb,aa,,<b>,cc,dd,ee')).toEqual(['aa', 'bb', 'cc', 'dd'])
})

test.each([
  ['1180', 1180],
  ['1.180', 1180],
  [' 0600 mm', 600],
])('reads the width %s as %i mm', (typed, mm) => {
  expect(productSearchSchema.parse({ maxWidth: typed }).maxWidth).toBe(mm)
})

test.each(['0', '-600', '118 cm', '1180,5', '12000', 'breed'])('treats the width %s as absent', (typed) => {
  expect(productSearchSchema.parse({ maxWidth: typed }).maxWidth).toBe(undefined)
})
