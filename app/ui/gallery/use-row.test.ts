import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfter } from './use-row.ts'

test('arrows move by one, Home and End to the ends, other keys nowhere', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'ArrowUp'].map((key) => placeAfter(key, 2, 5))).toEqual([
    1,
    3,
    0,
    4,
    null,
    null,
  ])
})

test('no key leaves the row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End'),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(39),
      (key, count, place) => {
        const next = placeAfter(key, Math.min(place, count - 1), count)
        expect(next).toSatisfy((value: number) => value >= 0 && value < count)
      },
    ),
  )
})
