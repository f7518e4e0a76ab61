import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, formatPriceRange } from './money.ts'

/** The same format by hand. */
function written(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `€\u00A0${whole},${String(cents % 100).padStart(2, '0')}`
}

test('formats a price with euro sign, points, comma and two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      expect(formatPrice(cents)).toBe(written(cents))
    }),
  )
})

test('formats 0 and less as nothing', () => {
  fc.assert(
    fc.property(fc.integer({ max: 0 }), (cents) => {
      expect(formatPrice(cents)).toBe('')
    }),
  )
})

test('formats a range as lowest - highest with its break after the hyphen, and as one price when they are equal', () => {
  expect(formatPriceRange({ min: 89_900, max: 149_900 })).toBe('€\u00A0899,00\u00A0- €\u00A01.499,00')
  expect(formatPriceRange({ min: 89_900, max: 89_900 })).toBe('€\u00A0899,00')
  expect(formatPriceRange({ min: 0, max: 0 })).toBe('')
})
