/** The secret behind challenges and passes. Each use has a key of its own, derived from it. */
import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type CaptchaKeys = Record<'challenge' | 'pass' | 'visitor', KeyObject>

/** `given` (SECRET_KEY) or, without it, the secret in `dataDir`, which the first call generates, readable only by this user. */
export function readSecret(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given
  const path = join(dataDir, 'secret-key')
  try {
    // 'wx': of two processes that start at once, one writes and the other reads.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}

/** The keys that belong to `secret`. */
export function captchaKeys(secret: string): CaptchaKeys {
  // Key objects: signing with raw bytes creates one each time, which takes several times as long as signing.
  const derived = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `visitor-check ${use}`, 32)))
  return { challenge: derived('challenge'), pass: derived('pass'), visitor: derived('visitor') }
}
