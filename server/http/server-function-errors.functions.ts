/** Maps what server functions throw (domain/public-error.ts). Wired up in app/start.ts. */
import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { reportProblem } from '#server/observe/problem-report.ts'
import { publicError, visibleError } from '#domain/public-error.ts'
import { retryAfter } from './retry-after.ts'

/**
 * Around every server function: an error is reported here, reaches the browser without its message unless it was
 * written for visitors, and makes the response a 503, because what the page needs cannot be read now (docs/rules.md,
 * Content sources).
 */
export const publicErrors = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta }) => {
  try {
    return await next()
  } catch (error) {
    const visible = publicError(error)
    if (visible instanceof Error) {
      reportProblem({ event: 'server-function-failed', about: { function: serverFnMeta.name }, privateError: error })
      setResponseStatus(503)
      setResponseHeader('retry-after', String(retryAfter))
    }
    throw visible
  }
})

/** Reports what a loader threw past every server function; in the browser it does nothing. Called where the error is written into the page. */
export const reportLoaderError = createIsomorphicFn().server((error: unknown) => {
  if (visibleError(error) !== error) reportProblem({ event: 'loader-failed', privateError: error })
})
