import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readScale, scaleLimits } from './true-scale.ts'

test('reads a scale within the limits, and anything else as 96 pixels per inch', () => {
  expect(readScale('4.5')).toBe(4.5)
  expect([null, '', ' ', 'breed', '0', '-4', '1e9', 'Infinity'].map(readScale)).toEqual(
    Array.from({ length: 8 }, () => scaleLimits.usual),
  )
})

test('gives a scale within the limits whatever storage holds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const scale = readScale(text)
      expect(scale).toBeGreaterThanOrEqual(scaleLimits.least)
      expect(scale).toBeLessThanOrEqual(scaleLimits.most)
    }),
  )
})
