/** A server that is killed in the middle of many requests: each that was acknowledged is in the database once, and gets its mails. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestKinds } from '#domain/requests/request-kinds.ts'
import { createChallenge, openChallenge } from '#server/captcha/challenge.ts'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openDatabases } from '#server/db/databases.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { newLinkToken } from '#server/mail/link-token.ts'
import { sendThroughKills, startProcess } from '#tests/services/killed-process.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { dealers, filledIn, requestMaker } from './harness.ts'

const secret = 'a secret of more than thirty-two characters'
const keys = captchaKeys(secret)
/** Of each kind. `CRASH_REQUESTS=2000` takes a minute on each database. */
const wanted = Number(process.env['CRASH_REQUESTS'] ?? 120)
const kills = 4

test.each(requestKinds)(
  `of ${wanted} acknowledged requests none is lost though the process is killed ${kills} times: %s`,
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'requests-crash-'))
    const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
    const send = async (port: string, email: string): Promise<boolean> => {
      const code = createChallenge(keys.challenge, new Date())
      const answer = openChallenge(keys.challenge, code)?.code ?? ''
      const fields = { website: '', ...filledIn[kind], email, form: newLinkToken(), code, answer, send: '1' }
      try {
        const response = await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(fields),
        })
        return response.status === 303
      } catch {
        return false
      }
    }
    const { acknowledged, running } = await sendThroughKills({
      start: () =>
        startProcess('tests/requests/request-process.ts', [
          dataDir,
          secret,
          kind,
          ...(databaseUrl === undefined ? [] : [databaseUrl]),
        ]),
      send,
      wanted,
      kills,
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(wanted)

    const { db, close } = await openDatabases(dataDir, databaseUrl)
    try {
      const kept = (await db.selectFrom('request').select('email').execute()).map(({ email }) => email)
      expect(new Set(kept).size).toBe(kept.length)
      expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([])
      // What the killed processes were sending stays theirs for a while: end that here instead of waiting.
      await whileBusy(() =>
        db
          .updateTable('request_outbox')
          .set({ next_attempt_at: new Date().toISOString() })
          .where('sent_at', 'is', null)
          .execute(),
      )
      await send(running.port, 'wekker@water.example')
      const waiting = async () =>
        (await db.selectFrom('request_outbox').select('id').where('sent_at', 'is', null).execute()).length
      await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0)
      const recipients = readdirSync(join(dataDir, 'outbox'))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => /^To: (.+?)\r?$/m.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1])
      expect(acknowledged.filter((email) => !recipients.includes(email))).toEqual([])
      const handler = kind === 'quote' ? dealers.badhuis.email : requestMaker.email
      expect(recipients.filter((address) => address === handler).length).toBeGreaterThanOrEqual(kept.length)
    } finally {
      await close()
      await running.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  300_000,
)
