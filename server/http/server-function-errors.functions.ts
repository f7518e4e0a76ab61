/** Maps what server functions throw (server/public-error.ts) and what the framework answers to calls that it cannot read. Wired up in app/start.ts. */
import { createMiddleware } from '@tanstack/react-start'
import { nameOfError, reportProblem } from '#server/problem-report.ts'
import { publicError } from '#server/public-error.ts'

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

/** Around every request: a call for an unknown function or with an unreadable payload gets 400 without the framework's message. */
export const plainBadCalls = createMiddleware().server(async ({ next, handlerType }) => {
  const result = await next()
  if (handlerType !== 'serverFn' || result.response.status !== 500) return result
  return { ...result, response: new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } }) }
})
