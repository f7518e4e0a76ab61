/** An id for each request, in its log lines and its response. */
import { randomBytes } from 'node:crypto'

/** Counters of four characters in base 36. */
const [first, end] = [36 ** 3, 36 ** 4]
/** Twelve random characters, for as many ids as there are counters: random bytes for each id took 7 % of a cached page. */
let prefix = ''
let next = end

/** `given` (X-Request-Id of our proxy) when it is 8 to 64 plain characters, else a new id of 16. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newId()
}

function newId(): string {
  if (next === end) {
    prefix = randomBytes(9).toString('base64url')
    next = first
  }
  return prefix + (next++).toString(36)
}
