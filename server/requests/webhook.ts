/**
 * Tells another program of the maker about requests: a POST of JSON, signed so that the receiver knows who sent it.
 * X-Signature is `t={seconds since 1970},v1={hex}`, where hex is the HMAC SHA-256 of `{seconds}.{body}` under the shared
 * secret. A message is retried until its receiver responds with a 2xx, under the same X-Delivery.
 */
import { createHmac } from 'node:crypto'
import type { Env } from '#server/env.ts'

export type WebhookMessage = { id: string; body: Record<string, unknown>; at: Date }
/** @throws when the receiver may not have taken it */
export type Webhook = (message: WebhookMessage) => Promise<void>

/** ms that the receiver has for its response. */
const timeoutMs = 10_000

/** The receiver refused a message; the outbox retries. */
class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** The webhook of the environment; null without one. */
export function configuredWebhook({
  REQUESTS_WEBHOOK_URL: url,
  REQUESTS_WEBHOOK_SECRET: secret,
}: Pick<Env, 'REQUESTS_WEBHOOK_URL' | 'REQUESTS_WEBHOOK_SECRET'>): Webhook | null {
  if (url === undefined || secret === undefined) return null
  return async ({ id, body, at }) => {
    const text = JSON.stringify(body)
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-delivery': id, 'x-signature': signatureOf(text, secret, at) },
      body: text,
    })
    await response.body?.cancel()
    if (!response.ok) throw new WebhookError(`The webhook responded with ${response.status}; the message is retried.`)
  }
}

/** The value of X-Signature. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
