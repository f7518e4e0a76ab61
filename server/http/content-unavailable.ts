/** The error for a page whose content cannot be read. It tells nothing of what went wrong (docs/rules.md, Content sources). */
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { reportProblem } from '#server/observe/problem-report.ts'
import { PublicError } from '#domain/public-error.ts'

/** Seconds after which a client may try again. */
export const retryAfter = 10

export class ContentUnavailable extends PublicError {
  override readonly name = 'ContentUnavailable'
}

/**
 * The result of `load`. When it fails, the response has status 503, the reason is logged, and the page learns only
 * that it failed.
 * @throws {ContentUnavailable}
 */
export async function orUnavailable<TContent>(what: string, load: () => Promise<TContent>): Promise<TContent> {
  try {
    return await load()
  } catch (error) {
    reportProblem({ event: 'page-without-content', what, error })
    setResponseStatus(503)
    setResponseHeader('retry-after', String(retryAfter))
    throw new ContentUnavailable(`${what} is not available now`)
  }
}
