import { expect, test } from 'vitest'
import { createPreloadBudget } from './preload-budget.ts'

test('two pages are preloaded at a time, and a third after one of them', () => {
  const budget = createPreloadBudget(() => false)
  expect(budget.take('/a', 0)).toBe(true)
  expect(budget.take('/b', 0)).toBe(true)
  expect(budget.take('/c', 0)).toBe(false)
  budget.release()
  expect(budget.take('/c', 0)).toBe(true)
})

test('an address is preloaded once a minute', () => {
  const budget = createPreloadBudget(() => false)
  expect(budget.take('/a', 1000)).toBe(true)
  budget.release()
  expect(budget.take('/a', 60_999)).toBe(false)
  expect(budget.take('/a', 61_000)).toBe(true)
})

test('nothing is preloaded for a visitor who saves data', () => {
  let saves = true
  const budget = createPreloadBudget(() => saves)
  expect(budget.take('/a', 0)).toBe(false)
  saves = false
  expect(budget.take('/a', 0)).toBe(true)
})
