/** A newsletter of its own for each test: database in memory or a folder, a clock that can be moved, and a visitor who can read the code. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captchaResponse, captchaExchangeResponse } from '#server/captcha/captcha-response.ts'
import { openChallenge } from '#server/captcha/challenge.ts'
import { createPass } from '#server/captcha/pass.ts'
import { limiters } from '#server/db/limits.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import {
  createNewsletter,
  type NewsletterContext,
  type NewsletterSettings,
} from '#server/newsletter/newsletter-context.ts'
import { openTestDatabase, type TestDatabase } from '#tests/services/test-database.ts'
import { maker, origin } from './maker.ts'

export type Harness = NewsletterContext & {
  dataDir: string
  /** Moves the clock by so many ms. */ pass: (ms: number) => void
  end: () => Promise<void>
}

/** Opens a newsletter, on a new database unless one is given. Without SMTP_URL its mail goes to `dataDir`/outbox. */
export async function openHarness(
  settings: Partial<NewsletterSettings> = {},
  database?: Pick<TestDatabase, 'db' | 'pool' | 'end'>,
): Promise<Harness> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'newsletter-'))
  const clock = { ahead: 0 }
  const { db, pool, end } = database ?? (await openTestDatabase())
  const context = createNewsletter(
    db,
    {
      dataDir,
      origin,
      RATE_LIMIT_NEWSLETTER: 100_000,
      TRUSTED_PROXIES: 0,
      limiterOf: limiters(pool, null),
      listmonk: null,
      ...settings,
    },
    maker,
    () => new Date(Date.now() + clock.ahead),
  )
  return {
    ...context,
    dataDir,
    pass(ms) {
      clock.ahead += ms
    },
    async end() {
      await context.close()
      await end()
    },
  }
}

/** A POST of JSON, as the form sends it. */
export function jsonRequest(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, referer: `${origin}/collecties/thor?x=1`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Reads a code as a visitor would, and exchanges it. */
export async function earnToken(context: NewsletterContext): Promise<string> {
  const given = await readJson(await captchaResponse(context, new Request(`${origin}/api/captcha`)))
  const code = openChallenge(context.keys.challenge, String(given['id']))?.code
  const answer = await readJson(
    await captchaExchangeResponse(context, jsonRequest('/api/captcha', { id: given['id'], answer: code })),
  )
  return String(answer['captchaToken'])
}

/** A pass as somebody has who just read a code. */
export function newPass(context: Pick<NewsletterContext, 'keys' | 'now'>): string {
  return createPass(context.keys.pass, randomBytes(12).toString('base64url'), context.now())
}

/** Signs up with a pass made on the spot. */
export function postSignup(
  context: NewsletterContext,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return newsletterResponse(
    context,
    jsonRequest(
      '/api/newsletter',
      { type: 'Particulier', language: 'Nederlands', captchaToken: newPass(context), ...body },
      headers,
    ),
  )
}

/** The body as an object. */
export async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) throw new Error(`No object: ${JSON.stringify(body)}`)
  return { ...body }
}
