import { expect, test } from 'vitest'
import { wishTotal } from './wish-total.ts'

test('adds up lines with their quantities', () => {
  expect(
    wishTotal([
      { quantity: 2, price: { min: 14900, max: 14900 } },
      { quantity: 1, price: { min: 0, max: 0 } },
    ]),
  ).toEqual({ cents: 29800, isFrom: false })
})

test('gives a minimum when the size of a line is open', () => {
  expect(wishTotal([{ quantity: 1, price: { min: 14900, max: 31900 } }])).toEqual({ cents: 14900, isFrom: true })
})
