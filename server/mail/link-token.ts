/** The secret tokens of links in emails. Only their hashes are stored, so that the database reveals no working link. */
import { createHash, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** Of 192 bits, which nobody can guess: as 32 characters of base64url. */
const bytes = 24

/** A new token. */
export function newLinkToken(): string {
  return randomBytes(bytes).toString('base64url')
}

/** The token of the link to `use` about the row `id`: always the same one, so that a mail that is tried again needs no new one. */
export type LinkTokenOf = (use: 'confirm' | 'unsubscribe' | 'request', id: string) => string

/** The tokens that belong to the secret of the site. */
export function linkTokens(secret: string): LinkTokenOf {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'link-token', 32)))
  return (use, id) => createHmac('sha256', key).update(`${use} ${id}`).digest().subarray(0, bytes).toString('base64url')
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
