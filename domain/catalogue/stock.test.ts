import { sharedStockWords } from './offer-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedStock, stockStatus, type StockedVariant } from './stock.ts'

const variant: fc.Arbitrary<StockedVariant> = fc.record({
  is_active: fc.constantFrom(true, false, null),
  track_inventory: fc.boolean(),
  stock_quantity: fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 12 })),
  low_stock_threshold: fc.option(fc.integer({ min: 0, max: 8 })),
})

test('gives the status of the first rule that holds', () => {
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 6 }), (variants) => {
      let total = 0
      let actives = 0
      let untracked = 0
      let low = 0
      for (const each of variants) {
        if (each.is_active === false) continue
        actives++
        total += Math.max(0, each.stock_quantity)
        if (!each.track_inventory) untracked++
        else if (
          each.stock_quantity > 0 &&
          each.stock_quantity <= (each.low_stock_threshold === null ? 5 : each.low_stock_threshold)
        )
          low++
      }
      expect(stockStatus(variants)).toBe(
        actives === 0 || total === 0 ? 'out_of_stock' : untracked > 0 ? 'in_stock' : low > 0 ? 'low_stock' : 'in_stock',
      )
    }),
    { numRuns: 1000 },
  )
})

test('ignores inactive variants and order', () => {
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 6 }), variant, (variants, other) => {
      expect(stockStatus([...variants, { ...other, is_active: false }].toReversed())).toBe(stockStatus(variants))
    }),
  )
})

test('says of several variants only what is true of each, and otherwise that it is true of a part', () => {
  const stock = (stock_quantity: number): StockedVariant => ({
    is_active: true,
    track_inventory: true,
    stock_quantity,
    low_stock_threshold: 5,
  })
  const words = (...quantities: number[]) => sharedStockWords(sharedStock(quantities.map(stock)))
  expect(words(9, 12)).toBe('Op voorraad')
  expect(words(9, 0)).toBe('Deels op voorraad')
  expect(words(9, 2)).toBe('Deels bijna uitverkocht')
  expect(words(2, 3)).toBe('Bijna uitverkocht')
  expect(words(0, 0)).toBe('Uitverkocht')
  expect(words(-1)).toBe('Uitverkocht')
  expect(words(3, -3)).toBe('Deels bijna uitverkocht')
})
