import { expect, test } from 'vitest'
import { createPreloadBudget } from './preload-budget.ts'

test('two pages are loaded ahead at once, a third waits for a place', () => {
  const budget = createPreloadBudget(() => false)
  expect(budget.take('/a', 0)).toBe(true)
  expect(budget.take('/b', 0)).toBe(true)
  expect(budget.take('/c', 0)).toBe(false)
  budget.release()
  expect(budget.take('/c', 0)).toBe(true)
})

test('an address is loaded ahead once a minute', () => {
  const budget = createPreloadBudget(() => false)
  expect(budget.take('/a', 1000)).toBe(true)
  budget.release()
  expect(budget.take('/a', 60_999)).toBe(false)
  expect(budget.take('/a', 61_000)).toBe(true)
})

test('who saves data gets nothing that was not asked for', () => {
  let saves = true
  const budget = createPreloadBudget(() => saves)
  expect(budget.take('/a', 0)).toBe(false)
  saves = false
  expect(budget.take('/a', 0)).toBe(true)
})
