import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorDistance, nearestColors } from './color-distance.ts'

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('a colour lies at no distance from itself, and equally far both ways', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(colorDistance(one, one)).toBe(0)
      expect(colorDistance(one, other)).toBeCloseTo(colorDistance(other, one), 12)
    }),
  )
})

test('black and white lie one apart, and the published reference for red holds', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 5)
  // OKLab of sRGB red is (0.6280, 0.2249, 0.1258).
  expect(colorDistance('#000000', '#ff0000')).toBeCloseTo(Math.hypot(0.628, 2 * 0.2249, 2 * 0.1258), 3)
})

test('the nearest come first', () => {
  expect(nearestColors(['#ffffff', '#101010', '#c09060', '#c2a074'], (item) => item, '#c2a074', 3)).toEqual([
    '#c2a074',
    '#c09060',
    '#ffffff',
  ])
})
