/** Proof of a solved challenge. It is signed, so that nothing is stored until it is used: as the `captchaToken`, once; as the cookie of a visitor, for an hour. */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/** A pass is valid for ten minutes (docs/rules.md, Newsletter). */
export const passLifetime = 600_000
/** How long, in ms, a solved challenge is enough for the visitor's next request forms (docs/rules.md, Requests). */
export const visitorPassLifetime = 3_600_000

export type PassReading =
  | { status: 'valid'; name: string; expires: Date }
  | { status: 'expired' }
  | { status: 'invalid' }

/** The pass for the challenge with this name: the name, its expiry (ms since 1970) and the signature over both. Two exchanges of one challenge give one pass. */
export function createPass(key: KeyObject, name: string, now: Date, lifetime = passLifetime): string {
  const content = `${name}.${now.getTime() + lifetime}`
  return `${content}.${signature(key, content)}`
}

/** Checks the signature and expiry of `pass`. The database knows whether it has been used. */
export function readPass(key: KeyObject, pass: string, now: Date): PassReading {
  const found = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/.exec(pass)
  if (!found) return { status: 'invalid' }
  const [, name = '', end = '', given = ''] = found
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(key, `${name}.${end}`)))) return { status: 'invalid' }
  const expires = new Date(Number(end))
  return expires <= now ? { status: 'expired' } : { status: 'valid', name, expires }
}

function signature(key: KeyObject, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url')
}
