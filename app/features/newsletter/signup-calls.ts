/** What a signup asks of the server: a captcha challenge, a token for its answer, and the signup itself. */
import { messages, refusalMessage, typedEmail } from '#domain/newsletter/newsletter-rules.ts'
import type { Challenge, SignupEvent, SignupState } from '#domain/newsletter/signup-state.ts'
import { signUpToNewsletter } from '#server/newsletter/newsletter.functions.ts'

/** The event for the form; never rejects. */
export async function fetchChallenge(): Promise<SignupEvent> {
  try {
    const response = await fetch('/api/captcha', { cache: 'no-store' })
    const challenge = response.ok ? readChallenge(await response.json()) : null
    return challenge ? { kind: 'challenge-fetched', challenge } : { kind: 'challenge-failed', message: messages.failed }
  } catch {
    return { kind: 'challenge-failed', message: messages.network }
  }
}

/** Exchanges the answer to the challenge for a token, and signs up with it. Returns the event for the form; never rejects. */
export async function signUp({ email, type, language, website, answer, challenge }: SignupState): Promise<SignupEvent> {
  if (!challenge) return { kind: 'failed', message: messages.failed }
  const exchange = await exchangeAnswer(challenge.id, answer).catch(() => null)
  if (exchange === null) return { kind: 'unsent', message: messages.network }
  if (exchange.status === 422) return { kind: 'answer-wrong', challenge: readChallenge(exchange.body) }
  const captchaToken = textField(exchange.body, 'captchaToken')
  if (!exchange.ok || captchaToken === null) return { kind: 'failed', message: messages.failed }
  try {
    const result = await signUpToNewsletter({
      data: { email: typedEmail(email), type, language, captchaToken, website },
    })
    return result.status === 'pending'
      ? { kind: 'subscribed' }
      : { kind: 'failed', message: refusalMessage(result.errorCode) }
  } catch (error) {
    // `fetch` rejects with a TypeError when the network fails; any other error is the server's.
    return { kind: 'failed', message: error instanceof TypeError ? messages.network : messages.failed }
  }
}

async function exchangeAnswer(id: string, answer: string): Promise<{ ok: boolean; status: number; body: unknown }> {
  const response = await fetch('/api/captcha', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, answer }),
  })
  // A proxy may respond with a page of its own, which is a failure but not of the network.
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, body }
}

function readChallenge(body: unknown): Challenge | null {
  const [id, image, audio] = [textField(body, 'id'), textField(body, 'image'), textField(body, 'audio')]
  return id === null || image === null || audio === null ? null : { id, image, audio }
}

function textField(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return typeof value === 'string' ? value : null
}
