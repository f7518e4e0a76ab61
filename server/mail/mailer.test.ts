/** When the outbox is looked into. */
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/services/test-database.ts'
import { startMailer } from './mailer.ts'

test('a call is heard whatever the mailer is doing, also while it ends a look that found nothing', async () => {
  const { db, end } = await openTestDatabase()
  // So many looks begin, and at so many steps after each of them somebody calls.
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
    expect(looks, `called ${steps} steps after the beginning`).toBeGreaterThan(before)
    await mailer.stop()
  }
  await end()
})
