import { expect, test } from 'vitest'
import { restAfter } from './back-off.ts'

test('the rest doubles from ten seconds to six hours', () => {
  expect([1, 2, 3, 4].map((attempts) => restAfter(attempts, 0))).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(restAfter(12, 0)).toBe(20_480_000)
  expect(restAfter(13, 0)).toBe(21_600_000)
  expect(restAfter(5_000, 0)).toBe(21_600_000)
})

test('chance spreads the next attempts over a tenth', () => {
  expect(restAfter(1, 1)).toBe(11_000)
})
