/** A newsletter of its own for each test, and a visitor who can read the code. */
import { randomBytes } from 'node:crypto'
import { captchaResponse, captchaExchangeResponse } from '#server/captcha/captcha-response.ts'
import { openChallenge } from '#server/captcha/challenge.ts'
import { createPass } from '#server/captcha/pass.ts'
import type { NewsletterContext } from '#server/newsletter/newsletter-context.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { openForms, type TestForms } from '#tests/services/forms.ts'
import { origin } from './maker.ts'

export type Harness = NewsletterContext & Pick<TestForms, 'dataDir' | 'pass' | 'close' | 'end'>

/** Opens a newsletter, on a new database unless one is given. Without SMTP_URL its mail goes to `dataDir`/outbox. */
export async function openHarness(...given: Parameters<typeof openForms>): Promise<Harness> {
  const { newsletter, requests: _, ...rest } = await openForms(...given)
  return { ...newsletter, ...rest }
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
