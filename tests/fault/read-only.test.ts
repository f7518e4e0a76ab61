/** A database that may be read and not written, as on a disk that the system has locked: signups are refused in words, reading goes on, and it all works once it may be written again. */
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { openSqlite } from '#server/db/database.ts'
import { newPass, openHarness, postSignup, readJson } from '#tests/newsletter/harness.ts'

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

test('refuses signups and serves reads while the database is read-only', async () => {
  const db = await openSqlite(':memory:')
  const news = await openHarness({}, { db, pool: null, end: () => db.destroy() })
  try {
    expect((await postSignup(news, { email: 'voor@water.example' })).status).toBe(200)
    await news.mailer.settle()
    await sql`PRAGMA query_only = ON`.execute(db)
    const body = { email: 'tijdens@water.example', captchaToken: newPass(news) }
    const refused = await postSignup(news, body)
    expect([refused.status, await readJson(refused)]).toEqual([500, { errorCode: 'INTERNAL' }])
    expect(await listDealers(db)).toEqual([])
    expect((await db.selectFrom('subscriber').select('email').execute()).map(({ email }) => email)).toEqual([
      'voor@water.example',
    ])
    await sql`PRAGMA query_only = OFF`.execute(db)
    expect((await postSignup(news, body)).status, 'the same pass, which was not used up').toBe(200)
  } finally {
    await news.end()
    vi.restoreAllMocks()
  }
})
