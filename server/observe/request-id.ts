/** An id for each request, in its log lines and its response. */
import { randomFillSync } from 'node:crypto'

/** Random bytes per id: sixteen characters, enough to be unique. */
const bytesOfName = 12
/** Random bytes are drawn for many ids at once; a UUID each would cost a twentieth of a cached page. */
const chance = Buffer.allocUnsafeSlow(bytesOfName * 256)
let used = chance.length

/** `given` (X-Request-Id of our proxy) when it is 8 to 64 plain characters, else a new id. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newName()
}

function newName(): string {
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  used += bytesOfName
  return chance.toString('base64url', used - bytesOfName, used)
}
