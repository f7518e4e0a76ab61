/** What visitors are told, and what is kept, while something that the newsletter needs is locked, full or gone. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createChallenge, openChallenge } from '#server/captcha/challenge.ts'
import { openDatabase } from '#server/db/database.ts'
import { openPostgres } from '#server/db/database.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { oneClickResponse, pressLinkButton } from '#server/newsletter/link-pages.ts'
import { newLinkToken } from '#server/mail/link-token.ts'
import { storeToken } from '#server/newsletter/link-tokens.ts'
import { handlePostedForm } from '#server/newsletter/posted-form.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { newPass, openHarness, postSignup, readJson, type Harness } from './harness.ts'
import { origin } from './maker.ts'
import { openPostOffice } from './post-office.ts'

const addresses = async (news: Harness) =>
  (await news.db.selectFrom('subscriber').select('email').orderBy('email').execute()).map(({ email }) => email)

/** A newsletter on an SQLite file, as the server opens it. */
async function openOnFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsletter-file-'))
  const { db, pool, close } = await openDatabase(dataDir, undefined)
  await sql`PRAGMA busy_timeout = 100`.execute(db)
  return { path: join(dataDir, 'site.db'), news: await openHarness({ dataDir }, { db, pool, end: close }) }
}

/** The form without scripts at its last step, with the right answer. */
function lastStep(news: Harness, email: string): Request {
  const code = createChallenge(news.keys.challenge, news.now())
  const answer = openChallenge(news.keys.challenge, code)?.code ?? ''
  return new Request(`${origin}/nieuwsbrief`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ email, type: 'Bedrijf', language: 'Engels', website: '', code, answer }),
  })
}

test.skipIf(onPostgres)(
  'makes a signup wait, and nothing else, while another program writes to the database',
  async () => {
    const { path, news } = await openOnFile()
    const other = new DatabaseSync(path)
    try {
      await news.mailer.settle()
      await whileBusy(async () => other.exec('BEGIN IMMEDIATE'))
      const signup = postSignup(news, { email: 'es@water.example' })
      for (let turn = 0; turn < 5; turn++) await pause(20)
      expect(await addresses(news), 'others read meanwhile').toEqual([])
      other.exec('COMMIT')
      expect((await signup).status).toBe(200)
      expect(await addresses(news)).toEqual(['es@water.example'])
    } finally {
      other.close()
      await news.end()
    }
  },
)

test.skipIf(onPostgres)(
  'reports a database that stays locked to both forms, and accepts the same pass later',
  async () => {
    const { path, news } = await openOnFile()
    const other = new DatabaseSync(path)
    const captchaToken = newPass(news)
    try {
      await news.mailer.settle()
      await whileBusy(async () => other.exec('BEGIN IMMEDIATE'))
      const [call, form] = await Promise.all([
        postSignup(news, { email: 'iep@water.example', captchaToken }),
        handlePostedForm(news, lastStep(news, 'els@water.example')),
      ])
      expect([call.status, await readJson(call)]).toEqual([500, { errorCode: 'INTERNAL' }])
      expect(form).toMatchObject({
        step: 'check',
        email: 'els@water.example',
        type: 'Bedrijf',
        language: 'Engels',
        message: 'Er ging iets mis. Probeer het later opnieuw.',
      })
      other.exec('ROLLBACK')
      expect((await postSignup(news, { email: 'iep@water.example', captchaToken })).status).toBe(200)
      expect(await addresses(news)).toEqual(['iep@water.example'])
    } finally {
      other.close()
      await news.end()
    }
  },
)

test.skipIf(onPostgres)(
  'loses no acknowledged signup on a full disk, and accepts refused ones once there is room',
  async () => {
    const { news } = await openOnFile()
    try {
      await news.mailer.settle()
      const pages = (await sql<{ page_count: number }>`PRAGMA page_count`.execute(news.db)).rows[0]?.page_count ?? 0
      await sql.raw(`PRAGMA max_page_count = ${pages + 12}`).execute(news.db)
      const acknowledged: string[] = []
      let refused: { email: string; captchaToken: string } | undefined
      for (let count = 1000; refused === undefined && count < 1400; count++) {
        const body = { email: `vol${count}@water.example`, captchaToken: newPass(news) }
        const response = await postSignup(news, body)
        if (response.status === 200) acknowledged.push(body.email)
        else {
          expect([response.status, await readJson(response)]).toEqual([500, { errorCode: 'INTERNAL' }])
          refused = body
        }
      }
      expect(acknowledged.length).toBeGreaterThan(0)
      expect(await addresses(news)).toEqual(acknowledged)
      await sql.raw(`PRAGMA max_page_count = ${pages + 4000}`).execute(news.db)
      expect((await postSignup(news, refused ?? {})).status).toBe(200)
      news.pass(3_600_000)
      news.mailer.wake()
      await news.mailer.settle()
      expect(
        readdirSync(join(news.dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length,
        'everybody gets the mail',
      ).toBeGreaterThanOrEqual(acknowledged.length + 1)
      expect(await news.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
    } finally {
      await news.end()
    }
  },
)

test.runIf(onPostgres)(
  'reports that PostgreSQL is unavailable, and accepts the same pass once it is back',
  async () => {
    const url = await createPostgresDatabase()
    const { db, pool } = await openPostgres(url)
    const news = await openHarness({}, { db, pool, end: () => db.destroy() })
    const admin = new pg.Client({ connectionString: inject('postgresUrl') })
    const name = new URL(url).pathname.slice(1)
    const captchaToken = newPass(news)
    try {
      await admin.connect()
      await news.mailer.settle()
      await admin.query(`alter database ${name} allow_connections false`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const call = await postSignup(news, { email: 'iep@water.example', captchaToken })
      expect([call.status, await readJson(call)]).toEqual([500, { errorCode: 'INTERNAL' }])
      expect(await handlePostedForm(news, lastStep(news, 'els@water.example'))).toMatchObject({
        email: 'els@water.example',
        message: 'Er ging iets mis. Probeer het later opnieuw.',
      })
      await admin.query(`alter database ${name} allow_connections true`)
      expect((await postSignup(news, { email: 'iep@water.example', captchaToken })).status).toBe(200)
      expect(await addresses(news)).toEqual(['iep@water.example'])
    } finally {
      await admin.query(`alter database ${name} allow_connections true`)
      await admin.end()
      await news.end()
    }
  },
)

test('answers 503 to a one-click unsubscribe while the database fails, and accepts it later', async () => {
  const news = await openHarness()
  try {
    await postSignup(news, { email: 'es@water.example' })
    const { id } = await news.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow()
    const token = await storeToken(news.db, newLinkToken(), id, 'unsubscribe', news.now())
    const press = () =>
      pressLinkButton(
        news,
        new Request(`${origin}/nieuwsbrief/afmelden?token=${token}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        }),
        'unsubscribe',
      )
    await news.mailer.settle()
    await news.db.schema.alterTable('newsletter_consent').renameTo('away').execute()
    const failed = await press()
    expect([failed, oneClickResponse(failed.result).status]).toEqual([{ result: 'failed', oneClick: true }, 503])
    await news.db.schema.alterTable('away').renameTo('newsletter_consent').execute()
    expect((await press()).result).toBe('done')
  } finally {
    await news.end()
  }
})

test('accepts signups while the mail server is away for a minute, and sends every mail afterwards', async () => {
  const post = await openPostOffice()
  const news = await openHarness({ SMTP_URL: post.url })
  try {
    await post.close()
    const wanted = ['een', 'twee', 'drie'].map((name) => `${name}@water.example`)
    for (const email of wanted) expect((await postSignup(news, { email })).status).toBe(200)
    for (let second = 0; second < 60; second += 10) {
      await news.mailer.settle()
      news.pass(10_000)
      news.mailer.wake()
    }
    await news.mailer.settle()
    expect(post.mails).toEqual([])
    await post.open()
    news.pass(600_000)
    news.mailer.wake()
    await news.mailer.settle()
    expect(new Set(post.mails.flatMap(({ to }) => to))).toEqual(new Set(wanted))
  } finally {
    await news.end()
    await post.close()
  }
})

test('writes mail later that could not be written to its folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsletter-folder-'))
  const outbox = join(dataDir, 'outbox')
  writeFileSync(outbox, 'in the way')
  const news = await openHarness({ dataDir })
  try {
    expect((await postSignup(news, { email: 'es@water.example' })).status).toBe(200)
    await news.mailer.settle()
    expect(await news.db.selectFrom('outbox').select(['attempts', 'sent_at']).executeTakeFirst()).toEqual({
      attempts: 1,
      sent_at: null,
    })
    rmSync(outbox)
    news.pass(60_000)
    news.mailer.wake()
    await news.mailer.settle()
    expect(readdirSync(outbox)).toHaveLength(1)
  } finally {
    await news.end()
  }
})
