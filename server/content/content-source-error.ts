/** Why a content source failed to respond. */

/** 'unreachable': no connection, or a broken one. 'status': an error status. 'malformed': a response that cannot be parsed. */
export type ContentSourceErrorKind = 'unreachable' | 'timeout' | 'status' | 'malformed'

/** The message is one sentence that names the path; never the query, which may hold what a visitor typed, and never the token. */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError'
  readonly kind: ContentSourceErrorKind
  /** The status of the response, for kind 'status'. */
  readonly status: number | null

  constructor(kind: ContentSourceErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
