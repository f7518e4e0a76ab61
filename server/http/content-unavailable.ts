/** What a page is told when its content cannot be had: that, and nothing of what went wrong inside (docs/rules.md, Content sources). */
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { reportProblem } from '#server/observe/problem-report.ts'
import { PublicError } from '#server/public-error.ts'

/** After this many seconds it is worth asking again. */
export const retryAfter = 10

export class ContentUnavailable extends PublicError {
  override readonly name = 'ContentUnavailable'
}

/** What `load` gives. When it fails, the request is answered with 503, the reason stands in the log, and the page is told no more than that. @throws {ContentUnavailable} */
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
