import { expect, test } from 'vitest'
import { hasTransparentHeader } from './transparent-header.ts'

test('is transparent on eight pages', () => {
  expect(
    [
      '/',
      '/collecties/thor',
      '/collecties/exclusief',
      '/collecties/type',
      '/collecties/beat40',
      '/collecties/beat45',
      '/collecties/nuance515',
      '/collecties/sjithouse',
    ].every(hasTransparentHeader),
  ).toBe(true)
  expect(
    ['/collecties', '/collecties/sunny', '/collecties/sjithouse/epoch', '/producten'].some(hasTransparentHeader),
  ).toBe(false)
})
