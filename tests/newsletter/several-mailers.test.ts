/** Several processes with a mailer each look into one outbox: what one has taken the others leave alone. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onPostgres, openTestDatabase } from '#tests/services/test-database.ts'
import { openHarness, postSignup, type Harness } from './harness.ts'
import { openPostOffice } from './post-office.ts'

/** So many newsletters on one database, whose mail goes to one post office. */
async function withMailers(
  count: number,
  run: (all: Harness[], received: () => string[]) => Promise<void>,
): Promise<void> {
  const office = await openPostOffice()
  const { db, pool, end } = await openTestDatabase()
  const all: Harness[] = []
  for (let made = 0; made < count; made++)
    all.push(
      await openHarness(
        { SMTP_URL: office.url, SECRET_KEY: 'a secret of more than thirty-two characters' },
        { db, pool, end: async () => undefined },
      ),
    )
  try {
    await run(all, () => office.mails.flatMap(({ to }) => to).toSorted())
  } finally {
    for (const news of all) await news.end()
    await office.close()
    await end()
  }
}

test('sends every confirmation once with three mailers under load', async () => {
  await withMailers(3, async (all, received) => {
    const addresses = Array.from({ length: 240 }, (_, count) => `adres${String(count).padStart(3, '0')}@water.example`)
    const waiting = [...addresses.entries()]
    await Promise.all(
      Array.from({ length: 24 }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const news = all[next[0] % all.length]
          expect((news && (await postSignup(news, { email: next[1] })))?.status).toBe(200)
          // Every mailer is called for every signup: so many look at the same rows.
          for (const { mailer } of all) mailer.wake()
        }
      }),
    )
    await Promise.all(all.map(({ mailer }) => mailer.settle()))
    await expect.poll(() => received().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(addresses.length)
    expect(received()).toEqual(addresses)
  })
})

test.runIf(onPostgres)('skips rows that another mailer is taking, without waiting', async () => {
  await withMailers(1, async ([news], received) => {
    if (!news) throw new Error('There is one.')
    await news.mailer.settle() // it looks when it starts, which must not be into the rows of this test
    const at = new Date(Date.now() - 60_000).toISOString() // not so long ago that an unconfirmed address would be erased
    const subscribers = Array.from({ length: 30 }, (_, count) => ({
      id: randomUUID(),
      email: `rij${String(count).padStart(2, '0')}@water.example`,
      email_key: `rij${count}`,
      type: 'Particulier' as const,
      language: 'Nederlands' as const,
      state: 'pending' as const,
      asked_at: at,
      confirmed_at: null,
      unsubscribed_at: null,
    }))
    await news.db.transaction().execute(async (other) => {
      await other.insertInto('subscriber').values(subscribers).execute()
      await other
        .insertInto('outbox')
        .values(
          subscribers.map(({ id, email }) => ({
            id: email,
            subscriber_id: id,
            request_id: null,
            letter: 'confirm' as const,
            created_at: at,
            attempts: 0,
            next_attempt_at: at,
            sent_at: null,
            last_error: null,
          })),
        )
        .execute()
    })
    await news.db.transaction().execute(async (other) => {
      const held = await other
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .orderBy('id')
        .limit(20)
        .forUpdate()
        .execute()
      news.mailer.wake()
      await news.mailer.settle()
      await expect.poll(received, { timeout: 10_000 }).toEqual(
        subscribers
          .slice(20)
          .map(({ email }) => email)
          .filter((email) => !held.some(({ id }) => id === email)),
      )
    })
    news.mailer.wake()
    await news.mailer.settle()
    expect(received()).toEqual(subscribers.map(({ email }) => email))
  })
})
