/** An id for each request, in its log lines and its response. */
import { randomFillSync } from 'node:crypto'

/** Random bytes per id: sixteen characters. */
const idBytes = 12
/** Random bytes for many ids at once: `randomUUID` for each took 7 % of a cached page. */
const pool = Buffer.allocUnsafeSlow(idBytes * 256)
let used = pool.length

/** `given` (X-Request-Id of our proxy) when it is 8 to 64 plain characters, else a new id. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newId()
}

function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.toString('base64url', used - idBytes, used)
}
