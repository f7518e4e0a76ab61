import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstScale, largestScale, stepIn, stepOut, wholeSize, withinScales } from './zoom-scale.ts'

const side = fc.integer({ min: 50, max: 4000 })
const size = fc.record({ width: side, height: side })

test('a whole picture fits the room exactly in one direction, in its own proportion', () => {
  fc.assert(
    fc.property(size, size, (picture, room) => {
      const whole = wholeSize(picture, room)
      expect(Math.min(room.width - whole.width, room.height - whole.height)).toBeCloseTo(0, 6)
      expect(Math.max(whole.width - room.width, whole.height - room.height)).toBeLessThanOrEqual(1e-6)
      expect(whole.width / whole.height).toBeCloseTo(picture.width / picture.height, 6)
    }),
  )
})

test('the largest scale shows every pixel of the picture and is at least 2', () => {
  fc.assert(
    fc.property(size, size, (picture, room) => {
      const largest = largestScale(picture, room)
      expect(largest).toBeGreaterThanOrEqual(2)
      expect(wholeSize(picture, room).width * largest).toBeGreaterThanOrEqual(picture.width - 1e-6)
    }),
  )
  expect(largestScale({ width: 1920, height: 1080 }, { width: 390, height: 600 })).toBeCloseTo(1920 / 390)
  expect(largestScale({ width: 640, height: 800 }, { width: 1400, height: 800 })).toBe(2)
})

test('a scale stays between 1 and the largest', () => {
  expect([0.2, 1, 1.7, 9].map((scale) => withinScales(scale, 3))).toEqual([1, 1, 1.7, 3])
})

test('two steps out after a double tap show the picture whole, and a step in undoes a step out', () => {
  for (const scale of [2, 2.2, firstScale]) expect(stepOut(stepOut(scale))).toBe(1)
  expect(stepIn(1)).toBe(firstScale)
  fc.assert(
    fc.property(fc.double({ min: 1.3, max: 8, noNaN: true }), (scale) => {
      expect(stepOut(stepIn(scale))).toBeCloseTo(scale)
    }),
  )
})
