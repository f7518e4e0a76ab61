import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorDistance, nearestColors } from './color-distance.ts'

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('is 0 for equal colours, and the same in both directions', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(colorDistance(one, one)).toBe(0)
      expect(colorDistance(one, other)).toBeCloseTo(colorDistance(other, one), 12)
    }),
  )
})

test('is 1 between black and white, and matches the published reference for red', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 5)
  // OKLab of sRGB red is (0.6280, 0.2249, 0.1258).
  expect(colorDistance('#000000', '#ff0000')).toBeCloseTo(Math.hypot(0.628, 2 * 0.2249, 2 * 0.1258), 3)
})

test('lists the nearest colours first', () => {
  expect(nearestColors(['#ffffff', '#101010', '#c09060', '#c2a074'], (item) => item, '#c2a074', 3)).toEqual([
    '#c2a074',
    '#c09060',
    '#ffffff',
  ])
})
