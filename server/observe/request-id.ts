/** A name for each request, in every line that is written about it and in its answer. */
import { randomFillSync } from 'node:crypto'

/** Bytes of chance in a name: sixteen characters, too many to meet the same twice. */
const bytesOfName = 12
/** Chance is drawn for so many names at once; a UUID each would cost a twentieth of a page from memory, most of it for joining its pieces. */
const chance = Buffer.allocUnsafeSlow(bytesOfName * 256)
let used = chance.length

/** `given` (X-Request-Id of a proxy of ours) when it is a plain word of 8 to 64 characters, else a new one. */
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
