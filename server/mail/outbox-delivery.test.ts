import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/services/test-database.ts'
import { retryDelay, startMailer } from './outbox-delivery.ts'

test('looks again after a call at any moment', async () => {
  const { db, end } = await openTestDatabase()
  // Calls `wake` after each number of microtasks.
  for (let steps = 0; steps < 300; steps++) {
    let looks = 0
    const mailer = startMailer({
      db,
      prepare: async () => null,
      now: () => {
        looks += 1
        return new Date()
      },
    })
    for (let step = 0; step < steps; step++) await Promise.resolve()
    const before = looks
    mailer.wake()
    await mailer.settle()
    expect(looks, `called after ${steps} microtasks`).toBeGreaterThan(before)
    await mailer.stop()
  }
  await end()
})

test('doubles the delay between retries from ten seconds to six hours, and spreads it over a tenth', () => {
  expect([1, 2, 3, 4, 12, 13, 5_000].map((attempts) => retryDelay(attempts, 0))).toEqual([
    10_000, 20_000, 40_000, 80_000, 20_480_000, 21_600_000, 21_600_000,
  ])
  expect(retryDelay(1, 1)).toBe(11_000)
})
