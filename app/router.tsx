/** One router and one QueryClient per request on the server, one of each in the browser. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { takeCampaign } from './lib/campaign.ts'
import { parseSearch, stringifySearch } from './lib/search-string.ts'
import { turn } from './lib/turn.ts'
import { packQueries, unpackQueries, type CarriedQueries } from './query-hydration.ts'
import { searchReading } from './shell/read-search.ts'
import { readSearchFirst } from './shell/read-search-first.ts'
import { takeScripts } from './shell/document/page-scripts.ts'
import { ErrorPage } from './shell/error-page/ErrorPage.tsx'
import { NotFoundPage } from './shell/not-found-page/NotFoundPage.tsx'
import { transitionTypes } from './shell/view-transition.ts'
import { routeTree } from './routeTree.gen.ts'

const minute = 60_000
/** On the server the memory around the content source knows best when to ask again. */
const isServer = typeof document === 'undefined'

export function getRouter() {
  // Without a network it is asked all the same: a page that cannot come says so at once, rather than wait for the network in silence.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * minute, retry: isServer ? 0 : 1, networkMode: 'always' } },
  })
  // The browser and the page's first lines put a page that opens in its place at once. The visitor may have scrolled by the time it comes to
  // life: doing it again then throws them back to the top, and the click they were making misses.
  let isOpening = !isServer
  if (!isServer) takeCampaign()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    search: { strict: true }, // a page has one address: the server sends what it does not know of to the one without
    // On the server alone, so that its code is in no script.
    ...(import.meta.env.SSR && {
      dehydrate: () => {
        if (import.meta.env.PROD && router.ssr?.manifest) takeScripts(router.ssr.manifest)
        return packQueries(queryClient)
      },
    }),
    hydrate: async (carried: CarriedQueries) => {
      await turn()
      unpackQueries(queryClient, carried)
      if (location.search !== '') await searchReading.fetch()
      await turn()
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    scrollRestoration: !isServer && (() => !isOpening),
    defaultPreload: false, // the shell preloads by itself, within a budget (shell/attendants/load-ahead.ts)
    defaultPreloadStaleTime: 0, // react-query decides about freshness
    defaultViewTransition: { types: transitionTypes },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  if (!isServer) readSearchFirst(router, searchReading)
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) isOpening = false
  })
  // The router hears of the place that was scrolled to before it listened, so that Back finds it.
  router.subscribe('onRendered', () => {
    if (isOpening) document.dispatchEvent(new Event('scroll'))
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
