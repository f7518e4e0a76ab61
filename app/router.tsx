/** One router and one QueryClient per request on the server, one of each in the browser. */
import './zod-config.ts'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { parseSearch, stringifySearch } from './lib/search-string.ts'
import { ErrorPage } from './shell/error-page/ErrorPage.tsx'
import { NotFoundPage } from './shell/not-found-page/NotFoundPage.tsx'
import { routeTree } from './routeTree.gen.ts'

const minute = 60_000

export function getRouter() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5 * minute, retry: 1 } } })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false, // the shell preloads by itself, within a budget (shell/link-navigation.ts)
    defaultPreloadStaleTime: 0, // react-query decides about freshness
    defaultViewTransition: false,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
