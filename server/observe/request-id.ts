/** A name for each request, in every line that is written about it and in its answer. */
import { randomUUID } from 'node:crypto'

/** `given` (X-Request-Id of a proxy of ours) when it is a plain word of 8 to 64 characters, else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}
