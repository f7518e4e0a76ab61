/** A server that is killed in the middle of many signups: each acknowledged signup is in the database and gets its mail. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openDatabases } from '#server/db/databases.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'
import { newPass } from './harness.ts'

const secret = 'a secret of more than thirty-two characters'
const keys = captchaKeys(secret)
/** `CRASH_SIGNUPS=5000` takes half a minute on each database. */
const wanted = Number(process.env['CRASH_SIGNUPS'] ?? 1_500)
const kills = 9

async function startProcess(dataDir: string, databaseUrl: string | undefined) {
  const child = spawn(
    process.execPath,
    ['tests/newsletter/signup-process.ts', dataDir, secret, ...(databaseUrl === undefined ? [] : [databaseUrl])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const port = await new Promise<string>((heard, failed) => {
    child.stdout.once('data', (text: Buffer) => heard(text.toString().trim()))
    child.once('exit', () => failed(new Error('The process ended before it listened.')))
  })
  return {
    port,
    kill: () =>
      new Promise<void>((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
  }
}

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
    const acknowledged: string[] = []
    let running = await startProcess(dataDir, databaseUrl)
    for (let round = 1; round <= kills; round++) {
      const { port, kill } = running
      const target = Math.ceil((wanted * round) / kills)
      let [next, killed] = [0, false]
      await Promise.all(
        Array.from({ length: 24 }, async () => {
          while (!killed) {
            const email = `ronde${round}-${next++}@water.example`
            if (await signUpAt(port, email)) acknowledged.push(email)
            else return
            if (acknowledged.length < target || killed) continue
            // In the middle of what the others are sending.
            killed = true
            await kill()
          }
        }),
      )
      running = await startProcess(dataDir, databaseUrl)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(wanted)

    const { db, close } = await openDatabases(dataDir, databaseUrl)
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
          .updateTable('mail_outbox')
          .set({ next_attempt_at: new Date().toISOString() })
          .where('sent_at', 'is', null)
          .execute(),
      )
      await signUpAt(running.port, 'wekker@water.example')
      const waiting = async () =>
        Number(
          (
            await db
              .selectFrom('mail_outbox')
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
