/** A row that this release cannot read, as after a rollback: it fails alone, operators hear of it, and the release that can read it goes on. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newLinkToken } from '#server/mail/link-token.ts'
import { outboxState } from '#server/mail/outbox.ts'
import { readiness, siteChecks } from '#server/operations/readiness.ts'
import { exportRequests } from '#server/requests/export.ts'
import { forgetLostUploads, forgetRequestsOf } from '#server/requests/retention.ts'
import { createUploadStore } from '#server/requests/uploads/upload-store.ts'
import { openPostOffice } from '#tests/newsletter/post-office.ts'
import { openTestDatabase } from '#tests/services/test-database.ts'
import { ask, openHarness, type Harness } from './harness.ts'

const email = 'wilg@water.example'
const later = 'later@water.example'

/** Rewrites the request of an address as a later release would write a kind of its own; returns its reference. */
async function writeAsLaterRelease(
  { db }: Pick<Harness, 'db'>,
  address: string,
  photos: object[] = [],
): Promise<string> {
  const { id, body } = await db
    .selectFrom('request')
    .select(['id', 'body'])
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('request')
    .set({ body: JSON.stringify({ ...JSON.parse(body), request: { kind: 'measure', photos } }) })
    .where('id', '=', id)
    .execute()
  return id
}

test('sends the mail of all other requests, names the one it cannot read, and the next release sends that too', async () => {
  const post = await openPostOffice()
  const { db, pool, end } = await openTestDatabase()
  const shared = { db, pool, end: async () => undefined }
  const settings = { SMTP_URL: post.url, SECRET_KEY: 'a secret of more than thirty-two characters' }
  const logged: string[] = []
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  try {
    const before = await openHarness({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' }, shared)
    for (const address of [later, email]) await ask(before, 'contact', address)
    await before.mailer.settle()
    await before.end()
    const { body } = await db.selectFrom('request').select('body').where('email', '=', later).executeTakeFirstOrThrow()
    const reference = await writeAsLaterRelease({ db }, later)

    const rolledBack = await openHarness(settings, shared)
    rolledBack.pass(3_600_000)
    rolledBack.mailer.wake()
    await rolledBack.mailer.settle()
    expect(post.mails.map(({ raw }) => /^Subject: (\S+)/m.exec(raw)?.[1])).toHaveLength(2)
    const state = await outboxState(db)
    expect(state).toMatchObject({ waiting: 2, setAside: 2 })
    expect(state.rows.map(({ about }) => about)).toEqual([reference, reference])
    expect(await readiness(siteChecks({ db }))).toMatchObject({ ready: true, checks: { mail: 'not' } })
    const line = logged.find((text) => text.includes('mail-set-aside')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ request_id: reference, error: 'UnreadableRowError' })
    await rolledBack.end()

    await db.updateTable('request').set({ body }).where('email', '=', later).execute()
    const next = await openHarness(settings, shared)
    await next.mailer.settle()
    expect(post.mails).toHaveLength(4)
    expect(await outboxState(db)).toMatchObject({ waiting: 0, setAside: 0 })
    await next.end()
  } finally {
    log.mockRestore()
    await post.close()
    await end()
  }
})

test('sets a letter aside that only a later release knows', async () => {
  const requests = await openHarness()
  try {
    await ask(requests, 'contact', email)
    await requests.mailer.settle()
    await requests.db
      .updateTable('outbox')
      .set({ letter: JSON.parse('"reminder"'), sent_at: null })
      .execute()
    requests.pass(3_600_000)
    requests.mailer.wake()
    await requests.mailer.settle()
    expect(await outboxState(requests.db)).toMatchObject({ waiting: 2, setAside: 2 })
  } finally {
    await requests.end()
  }
})

test('exports what is stored of a request that it cannot read', async () => {
  const requests = await openHarness()
  try {
    for (const address of [email, later]) await ask(requests, 'contact', address)
    await writeAsLaterRelease(requests, later)
    const csv = await exportRequests(requests.db)
    expect(csv.match(/Naam: Wilg de Vries/g)).toHaveLength(2)
    await requests.db.updateTable('request').set({ body: 'no JSON' }).where('email', '=', later).execute()
    expect(await exportRequests(requests.db)).toContain(`${later},no JSON`)
  } finally {
    await requests.end()
  }
})

test('keeps the photographs of a request that it cannot read, sweeps the others, and deletes them with it', async () => {
  const requests = await openHarness()
  try {
    await ask(requests, 'contact', later)
    const kept = join(requests.dataDir, 'photos', 'kept')
    mkdirSync(kept, { recursive: true })
    const [named, lost] = [`${newLinkToken()}.jpg`, `${newLinkToken()}.jpg`]
    for (const file of [named, lost]) writeFileSync(join(kept, file), '')
    await writeAsLaterRelease(requests, later, [{ file: named, name: 'kast.jpg' }])
    const photos = createUploadStore(join(requests.dataDir, 'photos'), () => new Date(Date.now() + 3 * 3_600_000))
    await forgetLostUploads(requests.db, photos)
    expect(readdirSync(kept)).toEqual([named])
    expect(await forgetRequestsOf(requests.db, photos, later)).toBe(1)
    expect(readdirSync(kept)).toEqual([])
  } finally {
    await requests.end()
  }
})
