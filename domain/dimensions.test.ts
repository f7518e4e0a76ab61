import { expect, test } from 'vitest'
import { dimensionLabel, inCentimetres } from './dimensions.ts'

test('formats a box as width x height x depth in centimetres', () => {
  expect(dimensionLabel({ width: 800, height: 500, depth: 515, diameter: null })).toBe('80 x 50 x 51,5 cm')
})

test('leaves out an unknown depth', () => {
  expect(dimensionLabel({ width: 600, height: 800, depth: null, diameter: null })).toBe('60 x 80 cm')
})

test('formats a diameter in millimetres', () => {
  expect(dimensionLabel({ width: null, height: null, depth: null, diameter: 600 })).toBe('⌀ 600 mm')
})

test('has no label without a size', () => {
  expect(dimensionLabel({ width: null, height: null, depth: null, diameter: null })).toBe('')
  expect(dimensionLabel({ width: 600, height: null, depth: null, diameter: null })).toBe('')
})

test('writes centimetres with a comma only where needed', () => {
  expect([800, 515, 5].map(inCentimetres)).toEqual(['80', '51,5', '0,5'])
})
