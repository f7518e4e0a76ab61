/** Why a content source that is asked over the network gave no answer. */

/** 'unreachable': no connection, or one that broke off. 'status': an answer that is a refusal or a failure. 'malformed': an answer that cannot be understood. */
export type ContentSourceErrorKind = 'unreachable' | 'timeout' | 'status' | 'malformed'

/** The message is one sentence that names the path; never the query, which a visitor may have had a part in, and never the token. */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError'
  readonly kind: ContentSourceErrorKind
  /** Of the answer, for kind 'status'. */
  readonly status: number | null

  constructor(kind: ContentSourceErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
