import { expect, test } from 'vitest'
import { isNewProduct } from './newness.ts'

const came = { is_new: true, createdAt: '2026-08-24' }

test('a product marked as new is called so for 90 days', () => {
  expect(isNewProduct(came, new Date('2026-08-24T00:00:00Z'))).toBe(true)
  expect(isNewProduct(came, new Date('2026-11-21T23:59:59Z'))).toBe(true)
  expect(isNewProduct(came, new Date('2026-11-22T00:00:00Z'))).toBe(false)
})

test('a product that is not marked as new never is', () => {
  expect(isNewProduct({ ...came, is_new: false }, new Date('2026-08-25T00:00:00Z'))).toBe(false)
})
