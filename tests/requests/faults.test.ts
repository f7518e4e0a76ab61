/** What visitors are told, and what is kept of each kind of request, while something that it needs is locked, full or gone. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { requestKinds } from '#domain/requests/request-kinds.ts'
import { openPostgres } from '#server/db/database.ts'
import { openDatabase } from '#server/db/database.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { openPostOffice } from '#tests/newsletter/post-office.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { ask, formRequest, isStored, lastStep, messageOf, openHarness, type Harness } from './harness.ts'
import { filledIn } from './sources.ts'

const email = 'wilg@water.example'
const failed = 'Er ging iets mis. Probeer het later opnieuw.'
const addresses = async ({ db }: Harness) =>
  (await db.selectFrom('request').select('email').orderBy('email').execute()).map((row) => row.email)

/** Requests on an SQLite file, as the server opens it. */
async function openOnFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'requests-file-'))
  const { db, pool, close } = await openDatabase(dataDir, undefined)
  await sql`PRAGMA busy_timeout = 0`.execute(db)
  return { path: join(dataDir, 'site.db'), requests: await openHarness({ dataDir }, { db, pool, end: close }) }
}

// Each on a database of its own, so that they wait for their locks at the same time.
describe.each(requestKinds)('%s', { concurrent: true }, (kind) => {
  test.skipIf(onPostgres)('is refused while the database stays locked, and the same form is stored later', async () => {
    const { path, requests } = await openOnFile()
    const other = new DatabaseSync(path)
    try {
      await requests.mailer.settle()
      const summary = await handlePostedRequest(requests, kind, formRequest({ ...filledIn[kind], email }))
      const last = lastStep(requests, kind, email, summary) ?? {}
      await whileBusy(async () => other.exec('BEGIN IMMEDIATE'))
      const refused = await handlePostedRequest(requests, kind, formRequest(last))
      expect(refused).toMatchObject({ form: { step: 'check', message: failed, values: { ...filledIn[kind], email } } })
      expect(await addresses(requests)).toEqual([])
      other.exec('ROLLBACK')
      expect(isStored(await handlePostedRequest(requests, kind, formRequest(last)))).toBe(true)
      expect(await addresses(requests)).toEqual([email])
    } finally {
      other.close()
      await requests.end()
    }
  })

  test.skipIf(onPostgres)('is kept on a full disk when it was acknowledged, and refused otherwise', async () => {
    const { requests } = await openOnFile()
    try {
      await requests.mailer.settle()
      const pages = (await sql<{ page_count: number }>`PRAGMA page_count`.execute(requests.db)).rows[0]?.page_count ?? 0
      await sql.raw(`PRAGMA max_page_count = ${pages + 12}`).execute(requests.db)
      const acknowledged: string[] = []
      let refusal: string | null = null
      for (let count = 1000; refusal === null && count < 1400; count++) {
        const result = await ask(requests, kind, `vol${count}@water.example`)
        if (isStored(result)) acknowledged.push(`vol${count}@water.example`)
        else refusal = messageOf(result)
      }
      expect(refusal).toBe(failed)
      expect(acknowledged.length).toBeGreaterThan(0)
      expect(await addresses(requests)).toEqual(acknowledged)
      await sql.raw(`PRAGMA max_page_count = ${pages + 4000}`).execute(requests.db)
      expect(isStored(await ask(requests, kind, email))).toBe(true)
      requests.pass(3_600_000)
      requests.mailer.wake()
      await requests.mailer.settle()
      expect(
        await requests.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute(),
        'everybody gets the mail',
      ).toEqual([])
    } finally {
      await requests.end()
    }
  })

  test('is acknowledged while the mail server is away, and mailed afterwards', async () => {
    const post = await openPostOffice()
    const requests = await openHarness({ SMTP_URL: post.url })
    try {
      await post.close()
      expect(isStored(await ask(requests, kind, email))).toBe(true)
      for (let second = 0; second < 60; second += 10) {
        await requests.mailer.settle()
        requests.pass(10_000)
        requests.mailer.wake()
      }
      await requests.mailer.settle()
      expect(post.mails).toEqual([])
      await post.open()
      requests.pass(600_000)
      requests.mailer.wake()
      await requests.mailer.settle()
      expect(post.mails).toHaveLength(2)
      expect(post.mails.flatMap(({ to }) => to)).toContain(email)
    } finally {
      await requests.end()
      await post.close()
    }
  })

  test.runIf(onPostgres)(
    'says so when PostgreSQL is unavailable, and stores the same form once it is back',
    async () => {
      const url = await createPostgresDatabase()
      const { db, pool } = await openPostgres(url)
      const requests = await openHarness({}, { db, pool, end: () => db.destroy() })
      const admin = new pg.Client({ connectionString: inject('postgresUrl') })
      const name = new URL(url).pathname.slice(1)
      try {
        await admin.connect()
        await requests.mailer.settle()
        const summary = await handlePostedRequest(requests, kind, formRequest({ ...filledIn[kind], email }))
        const last = lastStep(requests, kind, email, summary) ?? {}
        await admin.query(`alter database ${name} allow_connections false`)
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
        expect(messageOf(await handlePostedRequest(requests, kind, formRequest(last)))).toBe(failed)
        await admin.query(`alter database ${name} allow_connections true`)
        expect(isStored(await handlePostedRequest(requests, kind, formRequest(last)))).toBe(true)
        expect(await addresses(requests)).toEqual([email])
      } finally {
        await admin.query(`alter database ${name} allow_connections true`)
        await admin.end()
        await requests.end()
      }
    },
  )
})

test('writes mail later that could not be written to its folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'requests-folder-'))
  const outbox = join(dataDir, 'outbox')
  writeFileSync(outbox, 'in the way')
  const requests = await openHarness({ dataDir })
  try {
    expect(isStored(await ask(requests, 'contact', email))).toBe(true)
    await requests.mailer.settle()
    rmSync(outbox)
    requests.pass(60_000)
    requests.mailer.wake()
    await requests.mailer.settle()
    expect(readdirSync(outbox)).toHaveLength(2)
  } finally {
    await requests.end()
  }
})
