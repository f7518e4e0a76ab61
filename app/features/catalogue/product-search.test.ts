import { expect, test } from 'vitest'
import { listQuery } from './product-filters.ts'
import { comparedSlugs, productSearchSchema } from './product-search.ts'

test('what can be read is kept, in one order', () => {
  expect(productSearchSchema.parse({ search: ' kast ', category: 'kasten', color: ['wit-mat', 'eiken-naturel', 'wit-mat'], minPrice: '0500', inStock: '1', sort: 'price-asc', page: '3', perPage: '48' }))
    .toEqual({ search: 'kast', category: ['kasten'], color: ['eiken-naturel', 'wit-mat'], minPrice: '500', inStock: '1', sort: 'price-asc', page: '3', perPage: '48' })
})

test('a bad value is as good as none', () => {
  const search = productSearchSchema.parse({ search: '  ', category: 'Kasten!', minPrice: '-5', maxPrice: '1e3', inStock: 'ja', sort: 'duurst', page: '0', perPage: '1000', other: '1' })
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
})

test('without params the first page of 24 newest products is asked for', () => {
  expect(listQuery(productSearchSchema.parse({}))).toEqual({ search: '', category: [], collections: [], features: [], brand: [], color: [], minPrice: 0, maxPrice: 0, inStock: false, sort: 'newest', page: 1, perPage: 24 })
})

test('euros in the address are cents in the query', () => {
  expect(listQuery(productSearchSchema.parse({ minPrice: '899', maxPrice: '1499' }))).toMatchObject({ minPrice: 89_900, maxPrice: 149_900 })
})

test('no more than four products are compared, each once', () => {
  expect(comparedSlugs('aa,bb,aa,,<b>,cc,dd,ee')).toEqual(['aa', 'bb', 'cc', 'dd'])
})
