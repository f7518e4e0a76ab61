/** The secret tokens of links in emails. Only their hashes are stored, so that the database reveals no working link. */
import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess: 24 random bytes, as 32 characters of base64url. */
export function newLinkToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
