/** A server that is killed in the middle of many requests: each that was acknowledged is in the database once, and gets its mails. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestKinds, type RequestKind } from '#domain/requests/request-kinds.ts'
import { createChallenge, openChallenge } from '#server/captcha/challenge.ts'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openDatabase } from '#server/db/database.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { createUploadStore } from '#server/requests/uploads/upload-store.ts'
import { forgetLostUploads } from '#server/requests/retention.ts'
import { readBody } from '#server/requests/stored-request.ts'
import { newLinkToken } from '#server/mail/link-token.ts'
import { sendThroughKills, startProcess } from '#tests/services/killed-process.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { filledIn, handlerOf } from './sources.ts'
import { photo } from './photo-files.ts'

const secret = 'a secret of more than thirty-two characters'
const keys = captchaKeys(secret)
/** Of all kinds together, killed once for about every fifty: `CRASH_REQUESTS=2000` takes minutes on each database. */
const wanted = Number(process.env['CRASH_REQUESTS'] ?? 150)
const kills = Math.ceil(wanted / 50)

/** Sends the last step of a form; true when it was acknowledged. */
async function sendForm(port: string, kind: RequestKind, email: string, photos = ''): Promise<boolean> {
  const code = createChallenge(keys.challenge, new Date())
  const answer = openChallenge(keys.challenge, code)?.code ?? ''
  const fields = { website: '', ...filledIn[kind], email, photos, form: newLinkToken(), code, answer, send: '1' }
  try {
    const response = await fetch(`http://127.0.0.1:${port}/${kind}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    return response.status === 303
  } catch {
    return false
  }
}

const startTaking = (dataDir: string, databaseUrl: string | undefined) =>
  startProcess('tests/services/forms-process.ts', [
    dataDir,
    secret,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
  ])

/** The clients ask for one kind after another. */
const kindOf = (email: string): RequestKind =>
  requestKinds[Number(/-(\d+)@/.exec(email)?.[1]) % requestKinds.length] ?? 'contact'

test(`of ${wanted} acknowledged requests none is lost though the process is killed ${kills} times`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'requests-crash-'))
  const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
  const { acknowledged, running } = await sendThroughKills({
    start: () => startTaking(dataDir, databaseUrl),
    send: (port, email) => sendForm(port, kindOf(email), email),
    wanted,
    kills,
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(wanted)
  expect(new Set(acknowledged.map(kindOf))).toEqual(new Set(requestKinds))

  const { db, close } = await openDatabase(dataDir, databaseUrl)
  try {
    const kept = await db.selectFrom('request').select(['email', 'kind']).execute()
    expect(new Set(kept.map(({ email }) => email)).size).toBe(kept.length)
    expect(
      acknowledged.filter((email) => !kept.some((row) => row.email === email && row.kind === kindOf(email))),
    ).toEqual([])
    // What the killed processes were sending stays theirs for a while: end that here instead of waiting.
    await whileBusy(() =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: new Date().toISOString() })
        .where('sent_at', 'is', null)
        .execute(),
    )
    await sendForm(running.port, 'contact', 'wekker@water.example')
    const waiting = async () =>
      (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
    await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0)
    const recipients = readdirSync(join(dataDir, 'outbox'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => /^To: (.+?)\r?$/m.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1])
    expect(acknowledged.filter((email) => !recipients.includes(email))).toEqual([])
    const toHandlers = kept.map(({ kind }) => handlerOf(kind))
    for (const handler of new Set(toHandlers))
      expect(recipients.filter((address) => address === handler).length).toBeGreaterThanOrEqual(
        toHandlers.filter((address) => address === handler).length,
      )
  } finally {
    await close()
    await running.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 300_000)

/** Each is converted by a process of its own, one after the other. */
const wantedPhotos = Number(process.env['CRASH_PHOTOS'] ?? 9)
const photoKills = Math.ceil(wantedPhotos / 6)

test(`every photograph that a row names is whole after ${photoKills} kills, and a sweep leaves no other`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'photos-crash-'))
  const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
  const { bytes } = await photo()
  const { acknowledged, running } = await sendThroughKills({
    start: () => startTaking(dataDir, databaseUrl),
    async send(port, email) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ website: '', ...filledIn.service, email })) form.append(name, value)
      form.append('photo', new Blob([Uint8Array.from(bytes)]), 'lade.jpg')
      try {
        const photos = await (await fetch(`http://127.0.0.1:${port}/service`, { method: 'POST', body: form })).text()
        return photos !== '' && (await sendForm(port, 'service', email, photos))
      } catch {
        return false
      }
    },
    wanted: wantedPhotos,
    kills: photoKills,
  })
  await running.kill()
  const { db, close } = await openDatabase(dataDir, databaseUrl)
  try {
    const rows = await db.selectFrom('request').select(['id', 'email', 'body']).execute()
    expect(acknowledged.filter((email) => !rows.some((row) => row.email === email))).toEqual([])
    const named = rows.flatMap((row) => {
      const { request } = readBody(row)
      return request.kind === 'service' ? request.photos.map(({ file }) => file) : []
    })
    expect(named).toHaveLength(rows.length)
    const kept = join(dataDir, 'photos', 'kept')
    for (const file of named) expect(await sharp(join(kept, file)).stats()).toBeDefined()
    const later = new Date(Date.now() + 3 * 3_600_000)
    const store = createUploadStore(join(dataDir, 'photos'), () => later)
    const left = async () => {
      await forgetLostUploads(db, store)
      return ['arriving', 'drafts'].flatMap((folder) => readdirSync(join(dataDir, 'photos', folder)))
    }
    // A process that converted a photograph ends a moment after the server that was killed.
    await expect.poll(left).toEqual([])
    expect(readdirSync(kept).toSorted()).toEqual(named.toSorted())
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 300_000)
