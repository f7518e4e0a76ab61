/** Comparison of secrets. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** True for equal texts, compared in constant time, so that a secret cannot be guessed by timing. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
