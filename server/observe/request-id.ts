/** An id for each request, in its log lines and its response. */
import { randomUUID } from 'node:crypto'

/** `given` (X-Request-Id of our proxy) when it is 8 to 64 plain characters, else a new id. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}
