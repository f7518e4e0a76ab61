import { expect, test } from 'vitest'
import { addToComparison } from './remembered-comparison.ts'

test('adds a product to those compared before', () => {
  expect(addToComparison('', 'a1')).toEqual(['a1'])
  expect(addToComparison('a1,b2', 'c3')).toEqual(['a1', 'b2', 'c3'])
})

test('lists a product that was compared already once', () => {
  expect(addToComparison('a1,b2', 'a1')).toEqual(['b2', 'a1'])
})

test('drops the first of four for a fifth', () => {
  expect(addToComparison('a1,b2,c3,d4', 'e5')).toEqual(['b2', 'c3', 'd4', 'e5'])
})

test('ignores what is not a slug', () => {
  expect(addToComparison('<b>,../x,a1', 'b2')).toEqual(['a1', 'b2'])
})
