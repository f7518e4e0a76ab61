/** Start: server functions are called by our own pages only, their errors are mapped, and the browser notices which build answers. */
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { publicErrors } from '#server/http/server-function-errors.functions.ts'
import { buildHeader } from '#domain/build.ts'
import { noteBuild } from './shell/stale-build.ts'

const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })

const fetchAndNoteBuild: typeof fetch = async (address, options) => {
  const response = await fetch(address, options)
  noteBuild(response.headers.get(buildHeader))
  return response
}

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  functionMiddleware: [publicErrors],
  serverFns: { fetch: fetchAndNoteBuild },
}))
