import { expect, test } from 'vitest'
import { sharedMeasures, variantIn } from './variant-choice.ts'

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

test.each([
  [['60 x 54 x 45 cm', '80 x 54 x 45 cm'], ' x 54 x 45 cm'],
  [['60 x 54 x 45 cm', '80 x 60 x 45 cm'], ''],
  [['16 cm', '35,2 cm'], ''],
  [['⌀ 36 cm', '⌀ 42 cm'], ''],
  [['60 x 54 x 45 cm'], ''],
  [[], ''],
])('what all of %j have after the first measure is %j', (sizes, shared) => {
  expect(sharedMeasures(sizes)).toBe(shared)
})
