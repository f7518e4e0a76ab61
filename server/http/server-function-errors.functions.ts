/** Maps what server functions throw (domain/public-error.ts). Wired up in app/start.ts. */
import { createMiddleware } from '@tanstack/react-start'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { publicError } from '#domain/public-error.ts'

/** Around every server function: an unknown error is reported here and reaches the browser without its message. */
export const publicErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    const visible = publicError(error)
    if (visible !== error) reportProblem({ event: 'server-function-failed', error: nameOfError(error) })
    throw visible
  }
})
