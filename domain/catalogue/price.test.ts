import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPriceRange } from '../money.ts'
import { priceRange, shownComparePrice, type PricedVariant } from './price.ts'

const cents = fc.integer({ min: -100, max: 500_000 })
const variant: fc.Arbitrary<PricedVariant> = fc.record({
  is_active: fc.constantFrom(true, false, null),
  price: cents,
  compare_price: fc.option(cents),
})

test('the range runs from the lowest to the highest price above 0 of the active variants', () => {
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 8 }), (variants) => {
      const sorted = variants
        .flatMap((each) => (each.is_active === false || each.price <= 0 ? [] : [each.price]))
        .toSorted((a, b) => a - b)
      expect(priceRange(variants)).toEqual({ min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 })
    }),
  )
})

test('without an active variant the price is 0 and nothing is shown', () => {
  const range = priceRange([{ is_active: false, price: 89_900, compare_price: null }])
  expect(range).toEqual({ min: 0, max: 0 })
  expect(formatPriceRange(range)).toBe('')
})

test('a reference price is shown only above the price', () => {
  fc.assert(
    fc.property(variant, (each) => {
      const shown = shownComparePrice(each)
      expect(shown).toBe(
        each.compare_price !== null && each.price > 0 && each.compare_price - each.price > 0
          ? each.compare_price
          : null,
      )
    }),
  )
})
