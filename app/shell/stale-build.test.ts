import { expect, test } from 'vitest'
import { mayReload } from './stale-build.ts'

test('a missing file reloads the page once a minute at most', () => {
  expect(mayReload(null, 100_000)).toBe(true)
  expect(mayReload('100000', 100_001)).toBe(false)
  expect(mayReload('100000', 159_999)).toBe(false)
  expect(mayReload('100000', 160_000)).toBe(true)
})

test('a mark that is no time does not forbid the reload', () => {
  expect(mayReload('gisteren', 100_000)).toBe(true)
})
