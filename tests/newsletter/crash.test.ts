/** A server that is killed in the middle of many signups: whoever was told 'done' is in the database and gets the mail. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openDatabases } from '#server/db/databases.ts'
import { newPass } from './harness.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'

const secret = 'a secret of more than thirty-two characters'

async function startProcess(dataDir: string, databaseUrl: string | undefined) {
  const child = spawn(process.execPath, ['tests/newsletter/signup-process.ts', dataDir, secret, ...(databaseUrl === undefined ? [] : [databaseUrl])], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((heard, failed) => {
    child.stdout.once('data', (text: Buffer) => heard(text.toString().trim()))
    child.once('exit', () => failed(new Error('The process ended before it listened.')))
  })
  return {
    port,
    kill: () => new Promise<void>((ended) => {
      child.once('exit', () => ended())
      child.kill('SIGKILL')
    }),
  }
}

async function signUpAt(port: string, email: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ email, type: 'Particulier', language: 'Nederlands', captchaToken: newPass({ keys: captchaKeys(secret), now: () => new Date() }) })
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return response.status === 200
  } catch {
    return false
  }
}

test('no signup that was answered is lost when the process is killed, and every one gets its mail', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsletter-crash-'))
  const databaseUrl = onPostgres ? await createPostgresDatabase() : undefined
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const running = await startProcess(dataDir, databaseUrl)
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let count = 0; count < 400; count++) {
        const email = `ronde${round}-${sender}-${count}@water.example`
        if (!(await signUpAt(running.port, email))) return
        acknowledged.push(email)
      }
    })
    const target = acknowledged.length + 40
    while (acknowledged.length < target) await new Promise((soon) => { setTimeout(soon, 5) })
    await running.kill()
    await Promise.all(senders)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)

  const last = await startProcess(dataDir, databaseUrl)
  const { db, close } = await openDatabases(dataDir, databaseUrl)
  try {
    const kept = new Set((await db.selectFrom('subscriber').select('email').where('state', '=', 'pending').execute()).map(({ email }) => email))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    // What the killed processes were sending stays theirs for a while: end that here instead of waiting.
    await db.updateTable('mail_outbox').set({ next_attempt_at: new Date().toISOString() }).where('sent_at', 'is', null).execute()
    await signUpAt(last.port, 'wekker@water.example')
    const deadline = Date.now() + 20_000
    const waiting = async () => Number((await db.selectFrom('mail_outbox').select((e) => e.fn.countAll().as('n')).where('sent_at', 'is', null).executeTakeFirst())?.n ?? 0)
    while (Date.now() < deadline && (await waiting()) > 0) await new Promise((soon) => { setTimeout(soon, 50) })
    const outbox = join(dataDir, 'outbox')
    const sent = new Set(readdirSync(outbox).filter((name) => name.endsWith('.eml')).map((name) => /^To: (.+?)\r?$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]))
    expect(acknowledged.filter((email) => !sent.has(email))).toEqual([])
  } finally {
    await close()
    await last.kill()
  }
}, 60_000)
