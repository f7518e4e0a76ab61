/** Which errors of server functions the browser may read. Closed by default: a message can hold a path, a query or a secret. */
import { isNotFound, isRedirect } from '@tanstack/react-router'

/** An expected failure whose message is written for visitors. */
export class PublicError extends Error {
  override readonly name: string = 'PublicError'
}

export const hiddenMessage = 'Deze gegevens konden niet worden gelezen.'

/** What a server function may throw to the browser for `error`: redirects, notFound and public errors as they are, everything else without its message. */
export function publicError(error: unknown): unknown {
  if (isRedirect(error) || isNotFound(error) || error instanceof Response || error instanceof PublicError) return error
  return new PublicError(hiddenMessage)
}
