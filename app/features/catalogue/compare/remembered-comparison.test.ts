import { expect, test } from 'vitest'
import { writeCompared } from '#domain/catalogue/product-search-params.ts'
import { addToComparison } from './remembered-comparison.ts'

const added = (items: string, slug: string, article: string | null = null) =>
  writeCompared(addToComparison(items, { slug, article }))

test('adds a product to those compared before', () => {
  expect(added('', 'a1')).toBe('a1')
  expect(added('a1,b2', 'c3')).toBe('a1,b2,c3')
})

test('lists a product that was compared already once', () => {
  expect(added('a1,b2', 'a1')).toBe('b2,a1')
})

test('sets two sizes of one product beside each other', () => {
  expect(added('a1_A-600,b2', 'a1', 'A-800')).toBe('a1_A-600,b2,a1_A-800')
  expect(added('a1_A-600,b2', 'a1', 'A-600')).toBe('b2,a1_A-600')
})

test('drops the first of four for a fifth', () => {
  expect(added('a1,b2,c3,d4', 'e5')).toBe('b2,c3,d4,e5')
})

test('ignores what is not a slug', () => {
  expect(added('<b>,../x,a1', 'b2')).toBe('a1,b2')
})
