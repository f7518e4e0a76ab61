/** From two outboxes to one: nothing that waited is lost or doubled, wherever the migration is killed, and though a process of the release before still queues. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { openForms } from '#tests/services/forms.ts'
import { copyPostgresDatabase, createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { openPostOffice } from './post-office.ts'

const at = '2026-11-20T10:00:00.000Z'
/** Until when a process has a row that it is sending. */
const leased = '2099-01-01T00:00:00.000Z'

/** Rows of the release before: two of each outbox wait, one is being sent, one was sent. */
const earlier = (['mail_outbox', 'request_outbox'] as const).flatMap((table) =>
  ['waits', 'waits-too', 'is-being-sent', 'was-sent'].map((state) => ({ table, state, id: `${table}-${state}` })),
)
const unsent = earlier.filter(({ state }) => state !== 'was-sent').map(({ id }) => id)

async function addEarlier(db: Kysely<SiteDatabase>, { table, state, id }: (typeof earlier)[number]): Promise<void> {
  const [about, subject, letter] =
    table === 'mail_outbox' ? ['subscriber_id', 'els', 'confirm'] : ['request_id', 'OH-1', 'maker']
  const sent = state === 'was-sent' ? at : null
  await sql`insert into ${sql.table(table)} (id, ${sql.ref(about)}, letter, created_at, attempts, next_attempt_at, sent_at)
    values (${id}, ${subject}, ${letter}, ${at}, 0, ${state === 'is-being-sent' ? leased : at}, ${sent})`.execute(db)
}

/** A database as the release before this one left it. */
async function fillAsBefore(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const { db, close } = await openDatabase(dataDir, databaseUrl)
  await db.schema.dropTable('outbox').execute()
  await sql`delete from kysely_migration where name = '2026-11-27-outbox'`.execute(db)
  const none = { confirmed_at: null, unsubscribed_at: null }
  const subscriber = { id: 'els', email: 'els@water.example', email_key: 'els@water.example', ...none }
  await db
    .insertInto('subscriber')
    .values({
      ...subscriber,
      type: 'Particulier',
      language: 'Nederlands',
      state: 'pending',
      asked_at: new Date().toISOString(),
    })
    .execute()
  const request = { kind: 'contact', name: 'Wilg', email: 'wilg@water.example', subject: 'Lade', message: 'Klemt.' }
  await db
    .insertInto('request')
    .values({
      id: 'OH-1',
      kind: 'contact',
      form_hash: '',
      email: request.email,
      email_key: request.email,
      state: 'open',
      version: 1,
      body: JSON.stringify({ request, facts: [] }),
      received_at: at,
      keep_until: '2099-01-01T00:00:00.000Z',
    })
    .execute()
  for (const row of earlier) await addEarlier(db, row)
  await close()
}

/** The exit signal of a process that migrates, killed before its n-th statement. */
function migrateUntil(statement: number, dataDir: string, databaseUrl: string | undefined) {
  const argv = ['tests/services/killed-migration.ts', dataDir, String(statement), ...(databaseUrl ? [databaseUrl] : [])]
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise<NodeJS.Signals | 0>((ended, failed) => {
    child.once('exit', (code, signal) => {
      if (code === null || code === 0) ended(signal ?? 0)
      else failed(new Error(`The migration failed before statement ${statement}.`))
    })
  })
}

const idsOf = async (db: Kysely<SiteDatabase>, table: string) =>
  (await sql<{ id: string }>`select id from ${sql.table(table)} where sent_at is null`.execute(db)).rows.map(
    ({ id }) => id,
  )

test(
  'moves every row once, though the migration is killed before each of its statements',
  { timeout: 900_000 },
  async () => {
    const before = mkdtempSync(join(tmpdir(), 'outbox-before-'))
    const databaseBefore = onPostgres ? await createPostgresDatabase() : undefined
    await fillAsBefore(before, databaseBefore)
    for (let statement = 1; ; statement++) {
      const dataDir = mkdtempSync(join(tmpdir(), 'outbox-killed-'))
      cpSync(before, dataDir, { recursive: true })
      const databaseUrl = databaseBefore === undefined ? undefined : await copyPostgresDatabase(databaseBefore)
      const signal = await migrateUntil(statement, dataDir, databaseUrl)
      const { db, close } = await openDatabase(dataDir, databaseUrl)
      const moved = await idsOf(db, 'outbox')
      expect(moved).toHaveLength(4)
      const kept = [...moved, ...(await idsOf(db, 'mail_outbox')), ...(await idsOf(db, 'request_outbox'))]
      expect(kept.toSorted(), `killed before statement ${statement}`).toEqual(unsent.toSorted())
      if (signal === 0) {
        await close()
        expect(statement, 'all statements of the migration').toBeGreaterThan(12)
        return
      }
      await close()
    }
  },
)

test('sends what a process of the release before queues beside it', async () => {
  const post = await openPostOffice()
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-beside-'))
  const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
  await fillAsBefore(dataDir, databaseUrl)
  const { db, pool, close } = await openDatabase(dataDir, databaseUrl)
  const shared = { db, pool, end: async () => undefined }
  try {
    const first = await openForms({ dataDir, SMTP_URL: post.url }, shared)
    await first.newsletter.mailer.settle()
    await first.end()
    expect(post.mails, 'without what a process of that release is sending').toHaveLength(4)
    await addEarlier(db, { table: 'request_outbox', state: 'waits', id: 'one-more' })
    const second = await openForms({ dataDir, SMTP_URL: post.url }, shared)
    await second.newsletter.mailer.settle()
    expect(post.mails).toHaveLength(5)
    await second.end()
  } finally {
    await close()
    await post.close()
  }
})
