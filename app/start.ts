/** Start: server functions are called by our own pages only, errors reach the browser without their messages, and the browser notices which build answers. */
import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { publicErrors, reportLoaderError } from '#server/http/server-function-errors.functions.ts'
import { buildHeader } from '#domain/build.ts'
import { visibleError } from '#domain/public-error.ts'
import { noteBuild } from './shell/stale-build.ts'

const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })

/** The last gate: errors of loaders and components are written into the page, past every middleware. */
const errors = createSerializationAdapter({
  key: 'error',
  test: (value) => value instanceof Error,
  toSerializable: (error) => {
    reportLoaderError(error)
    const { name, message } = visibleError(error)
    return { name, message }
  },
  fromSerializable: ({ name, message }) => Object.assign(new Error(message), { name }),
})

const fetchAndNoteBuild: typeof fetch = async (address, options) => {
  const response = await fetch(address, options)
  noteBuild(response.headers.get(buildHeader))
  return response
}

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  functionMiddleware: [publicErrors],
  serializationAdapters: [errors],
  serverFns: { fetch: fetchAndNoteBuild },
}))
