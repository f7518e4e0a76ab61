/** Which errors the browser may read. Closed by default: a message can hold a path, a query or a secret. */
import { isNotFound, isRedirect } from '@tanstack/react-router'

/** An expected failure whose message is written for visitors. */
export class PublicError extends Error {
  override readonly name: string = 'PublicError'
}

export const hiddenMessage = 'Deze gegevens konden niet worden gelezen.'

/** What may reach the browser for `error`: redirects, notFound and public errors as they are, everything else without its message. */
export function publicError(error: unknown): unknown {
  if (isRedirect(error) || isNotFound(error) || error instanceof Response) return error
  return visibleError(error)
}

/** A public error as it is, for any other one without its message. */
export function visibleError(error: unknown): PublicError {
  return error instanceof PublicError ? error : new PublicError(hiddenMessage)
}
