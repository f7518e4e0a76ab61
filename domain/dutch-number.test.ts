import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './dutch-number.ts'

test('writes whole numbers and cents as Intl does', () => {
  const whole = new Intl.NumberFormat('nl-NL')
  const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), (value) => {
      expect(formatNumber(value)).toBe(whole.format(value))
      expect(formatNumber(value / 100, 2)).toBe(cents.format(value / 100))
    }),
  )
})
