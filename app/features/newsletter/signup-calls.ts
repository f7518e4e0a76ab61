/** The calls behind the form: a code, its exchange for a pass, and the signup itself. */
import { messages, refusalMessage } from '#domain/newsletter/newsletter-rules.ts'
import type { Challenge, SignupEvent, SignupState } from '#domain/newsletter/signup-state.ts'

/** Asks for a code. Resolves to the event that the form has to hear of. */
export async function askForCode(): Promise<SignupEvent> {
  try {
    const response = await fetch('/api/captcha', { cache: 'no-store' })
    const challenge = response.ok ? readChallenge(await response.json()) : null
    return challenge ? { kind: 'code-arrived', challenge } : { kind: 'code-failed', message: messages.failed }
  } catch {
    return { kind: 'code-failed', message: messages.network }
  }
}

/** Sends what was filled in. Resolves to the event that the form has to hear of; never rejects. */
export async function sendSignup({
  email,
  type,
  language,
  website,
  answer,
  challenge,
}: SignupState): Promise<SignupEvent> {
  if (!challenge) return { kind: 'failed', message: messages.failed }
  try {
    const exchange = await postJson('/api/captcha', { id: challenge.id, answer }).catch(() => null)
    if (exchange === null) return { kind: 'unsent', message: messages.network }
    if (exchange.status === 422) return { kind: 'answer-wrong', challenge: readChallenge(exchange.body) }
    const captchaToken = text(exchange.body, 'captchaToken')
    if (!exchange.ok || captchaToken === null) return { kind: 'failed', message: messages.failed }
    const signup = await postJson('/api/newsletter', { email: email.trim(), type, language, captchaToken, website })
    return signup.ok
      ? { kind: 'subscribed' }
      : { kind: 'failed', message: refusalMessage(text(signup.body, 'errorCode')) }
  } catch {
    return { kind: 'failed', message: messages.network }
  }
}

async function postJson(path: string, body: object): Promise<{ ok: boolean; status: number; body: unknown }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // A proxy in between may answer with a page of its own: that is a failed answer, not a broken network.
  const answer: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, body: answer }
}

function readChallenge(body: unknown): Challenge | null {
  const [id, image, audio] = [text(body, 'id'), text(body, 'image'), text(body, 'audio')]
  return id === null || image === null || audio === null ? null : { id, image, audio }
}

function text(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null || !(key in body)) return null
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : null
}
