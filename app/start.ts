/** Start: server functions are called by our own pages only, and the browser takes note of the build that answers. Headers and the page answer are made in server/http. */
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { buildHeader } from '#domain/build.ts'
import { noteBuild } from './shell/stale-build.ts'

const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })

/** How the browser calls them. */
const fetchNoting: typeof fetch = async (address, how) => {
  const answer = await fetch(address, how)
  noteBuild(answer.headers.get(buildHeader))
  return answer
}

export const startInstance = createStart(() => ({ requestMiddleware: [csrf], serverFns: { fetch: fetchNoting } }))
