import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('is symmetrical, 0 only for the same word, and counts a swap of neighbours as one', () => {
  expect([
    editDistance('speigel', 'spiegel', 2),
    editDistance('spiegl', 'spiegel', 2),
    editDistance('kast', 'lamp', 2),
  ]).toEqual([1, 1, 3])
  const word = fc.stringMatching(/^[a-z]{1,10}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 10)).toBe(editDistance(b, a, 10))
      expect(editDistance(a, b, 10) === 0).toBe(a === b)
      expect(editDistance(a, b, 1)).toBe(Math.min(2, editDistance(a, b, 10)))
    }),
  )
})
