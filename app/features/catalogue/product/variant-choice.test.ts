import { expect, test } from 'vitest'
import { variantIn } from './variant-choice.ts'

const small = { article: 'A', finish: 'wit-mat', size: '60' }
const large = { article: 'B', finish: 'wit-mat', size: '80' }
const oak = { article: 'C', finish: 'eiken-naturel', size: '60' }
const all = [small, large, oak]

test('another finish keeps the size, another size keeps the finish', () => {
  expect(variantIn(all, small, { finish: 'eiken-naturel' })).toBe(oak)
  expect(variantIn(all, small, { size: '80' })).toBe(large)
})

test('a pair that is not made gives the nearest that is', () => {
  expect(variantIn(all, large, { finish: 'eiken-naturel' })).toBe(oak)
  expect(variantIn(all, oak, { size: '80' })).toBe(large)
  expect(variantIn(all, oak, { size: '100' })).toBe(oak)
})
