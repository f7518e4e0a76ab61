/**
 * A captcha challenge: its code is sealed with the server's key in the id that the browser gets. The server stores nothing per visitor,
 * any process can check it, and a million challenges fill no memory. The database makes sure that each is used once.
 */
import { createCipheriv, createDecipheriv, randomBytes, randomInt, timingSafeEqual, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Codes have digits only: they can be typed on every keyboard and understood when spoken. */
const codeLength = 6
/** A challenge is valid for ten minutes. */
export const challengeLifetime = 600_000

const contents = z.object({ name: z.string(), code: z.string(), expires: z.number() })
export type Challenge = z.output<typeof contents>

/** The id of a new challenge. */
export function createChallenge(key: KeyObject, now: Date): string {
  return sealChallenge(key, {
    name: randomBytes(12).toString('base64url'),
    code: String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
    expires: now.getTime() + challengeLifetime,
  })
}

/** The id of a challenge: AES-256-GCM over its contents, as base64url. */
export function sealChallenge(key: KeyObject, challenge: Challenge): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(challenge), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The challenge of `id`, or null when it is not one of ours. It may have expired or been used. */
export function openChallenge(key: KeyObject, id: string): Challenge | null {
  if (!/^[\w-]{40,400}$/.test(id)) return null
  const bytes = Buffer.from(id, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    return contents.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Under which name a challenge is used up, and until when that must be remembered. */
export function spentChallenge({ name, expires }: Challenge): { name: string; expires: Date } {
  // Not under the challenge's own name, which is that of the pass.
  return { name: `code ${name}`, expires: new Date(expires) }
}

/** Compares the entry exactly (docs/rules.md, Newsletter), in constant time. */
export function isRightAnswer(challenge: Challenge, answer: string): boolean {
  const given = Buffer.from(answer)
  const wanted = Buffer.from(challenge.code)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
