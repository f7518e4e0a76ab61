/** The `captchaToken`: proof that a code was read, good for one signup within ten minutes. Signed, so that nothing is kept until it is used. */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/** A pass is valid for ten minutes (decisions: 'Newsletter'). */
export const passLifetime = 600_000

export type PassReading =
  | { status: 'valid'; name: string; expires: Date }
  | { status: 'expired' }
  | { status: 'invalid' }

/** A pass for who read the code of this name: the name, the moment it ends (ms since 1970) and the signature over both. However often a code were exchanged, it is one pass. */
export function createPass(key: KeyObject, name: string, now: Date): string {
  const said = `${name}.${now.getTime() + passLifetime}`
  return `${said}.${signature(key, said)}`
}

/** Whether `pass` was signed with `key` and still counts at `now`. That it is used once is the database's to know. */
export function readPass(key: KeyObject, pass: string, now: Date): PassReading {
  const found = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/.exec(pass)
  if (!found) return { status: 'invalid' }
  const [, name = '', end = '', given = ''] = found
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(key, `${name}.${end}`)))) return { status: 'invalid' }
  const expires = new Date(Number(end))
  return expires <= now ? { status: 'expired' } : { status: 'valid', name, expires }
}

function signature(key: KeyObject, said: string): string {
  return createHmac('sha256', key).update(said).digest('base64url')
}
