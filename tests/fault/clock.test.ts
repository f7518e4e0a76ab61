/** The clock of the machine jumps a day, forward and back again: what counts time goes by the clock that cannot be set. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limiters } from '#server/db/limits.ts'
import { staleIfError } from '#server/content/stale-if-error.ts'
import { openHarness, postSignup } from '#tests/newsletter/harness.ts'

const day = 86_400_000
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('keeps cached values neither shorter nor longer', async () => {
  let asked = 0
  const cache = staleIfError('x', async () => (asked += 1), {
    freshMs: 60_000,
    staleMs: 0,
    patienceMs: 1_000,
    retryMs: 0,
  })
  expect(await cache.call()).toBe(1)
  vi.setSystemTime(Date.now() + day)
  expect(await cache.call()).toBe(1)
  vi.setSystemTime(Date.now() - 2 * day)
  expect([await cache.call(), asked]).toEqual([1, 1])
})

test('signs up and mails subscribers before, during and after the jump', async () => {
  const news = await openHarness({ limiterOf: limiters(null, null) })
  try {
    expect((await postSignup(news, { email: 'voor@water.example' })).status).toBe(200)
    await news.mailer.settle()
    news.pass(day)
    expect((await postSignup(news, { email: 'tijdens@water.example' })).status).toBe(200)
    await news.mailer.settle()
    news.pass(-2 * day)
    expect((await postSignup(news, { email: 'na@water.example' })).status).toBe(200)
    await news.mailer.settle()
    expect(await news.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
    expect(
      (await news.db.selectFrom('subscriber').select('email').execute()).map(({ email }) => email).toSorted(),
    ).toEqual(['na@water.example', 'tijdens@water.example', 'voor@water.example'])
  } finally {
    await news.end()
  }
})
