/** A server that is killed in the middle of many signups: each acknowledged signup is in the database and gets its mail. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openDatabase } from '#server/db/database.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { sendThroughKills, startProcess } from '#tests/services/killed-process.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { newPass } from './harness.ts'

const secret = 'a secret of more than thirty-two characters'
const keys = captchaKeys(secret)
/** Killed once for about every fifty: `CRASH_SIGNUPS=2000` takes minutes on each database. */
const wanted = Number(process.env['CRASH_SIGNUPS'] ?? 150)
const kills = Math.ceil(wanted / 50)

async function signUpAt(port: string, email: string): Promise<boolean> {
  try {
    const body = JSON.stringify({
      email,
      type: 'Particulier',
      language: 'Nederlands',
      captchaToken: newPass({ keys, now: () => new Date() }),
    })
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return response.status === 200
  } catch {
    return false
  }
}

test(
  `of ${wanted} signups that were answered none is lost though the process is killed ${kills} times, each is there once, and every one gets its mail`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'newsletter-crash-'))
    const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
    const { acknowledged, running } = await sendThroughKills({
      start: () =>
        startProcess('tests/services/forms-process.ts', [
          dataDir,
          secret,
          ...(databaseUrl === undefined ? [] : [databaseUrl]),
        ]),
      send: signUpAt,
      wanted,
      kills,
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(wanted)

    const { db, close } = await openDatabase(dataDir, databaseUrl)
    try {
      const kept = (await db.selectFrom('subscriber').select('email').where('state', '=', 'pending').execute()).map(
        ({ email }) => email,
      )
      const names = new Set(kept)
      expect(names.size).toBe(kept.length)
      expect(acknowledged.filter((email) => !names.has(email))).toEqual([])
      // What the killed processes were sending stays theirs for a while: end that here instead of waiting.
      await whileBusy(() =>
        db
          .updateTable('outbox')
          .set({ next_attempt_at: new Date().toISOString() })
          .where('sent_at', 'is', null)
          .execute(),
      )
      await signUpAt(running.port, 'wekker@water.example')
      const waiting = async () =>
        Number(
          (
            await db
              .selectFrom('outbox')
              .select((e) => e.fn.countAll().as('n'))
              .where('sent_at', 'is', null)
              .executeTakeFirst()
          )?.n ?? 0,
        )
      await expect.poll(waiting, { timeout: 30_000 + wanted * 50, interval: 100 }).toBe(0)
      const outbox = join(dataDir, 'outbox')
      const sent = new Set(
        readdirSync(outbox)
          .filter((name) => name.endsWith('.eml'))
          .map((name) => /^To: (.+?)\r?$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]),
      )
      expect(acknowledged.filter((email) => !sent.has(email))).toEqual([])
    } finally {
      await close()
      await running.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  300_000 + wanted * 100,
)
