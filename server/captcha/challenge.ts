/**
 * A code travels to the browser only inside its own id, sealed with the server's key. So nothing has to be remembered per visitor,
 * any process can answer, and asking for a million codes fills no memory. That each is used once is kept in the database.
 */
import { createCipheriv, createDecipheriv, randomBytes, randomInt, timingSafeEqual, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { createCode } from './code.ts'

/** Digits only: they can be typed on every keyboard and understood when spoken. */
const codeLength = 6
/** A code can be answered for ten minutes. */
export const challengeLifetime = 600_000

const contents = z.object({ name: z.string(), code: z.string(), expires: z.number() })
export type Challenge = z.output<typeof contents>

/** A new code, sealed: what the browser gets to know it by. */
export function createChallenge(key: KeyObject, now: Date): string {
  return sealChallenge(key, {
    name: randomBytes(12).toString('base64url'),
    code: createCode(codeLength, 'numbers', (below) => randomInt(below)),
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

/** What `id` holds, or null when it is not one of ours. Says nothing about whether it has expired or been answered. */
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

/** The entry is compared exactly (specification section 5), in the same time whatever it is. */
export function isRightAnswer(challenge: Challenge, answer: string): boolean {
  const given = Buffer.from(answer)
  const wanted = Buffer.from(challenge.code)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
