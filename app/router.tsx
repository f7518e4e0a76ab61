/** One router and one QueryClient per request on the server, one of each in the browser. */
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { takeCampaign } from '#domain/campaign.ts'
import { pageSettings, providePageSettings, type PageSettings } from '#domain/page-settings.ts'
import { freshFor } from './lib/fresh-for.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { site } from '#domain/site.ts'
import { routeTree } from './routeTree.gen'
import { ErrorPage } from './shell/error-page/ErrorPage.tsx'
import { NotFoundPage } from './shell/not-found-page/NotFoundPage.tsx'
import { transitionTypes } from './shell/view-transition.ts'

export function getRouter() {
  const isBrowser = typeof document !== 'undefined'
  if (isBrowser) takeCampaign()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor(300_000), // then a page shows what it has, and fetches it again
        retry: isBrowser ? 1 : 0,
        networkMode: 'always', // offline, a query fails at once rather than waiting
      },
      // One string is written, sent and parsed faster than thousands of small values.
      dehydrate: { serializeData: JSON.stringify },
      hydrate: { deserializeData: JSON.parse },
    },
  })
  // The page's own inline script restores the first position. Doing it again at hydration would move a visitor who has scrolled since.
  let isOpening = isBrowser
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    search: { strict: true }, // a page has one address: unknown params redirect to the address without them
    dehydrate: () => ({ settings: pageSettings() }),
    hydrate: ({ settings }: { settings: PageSettings }) => {
      Object.assign(site, settings.facts)
      providePageSettings(() => settings)
    },
    scrollRestoration: () => !isOpening,
    defaultPreload: false, // the shell preloads, within a budget (shell/link-preload.ts)
    defaultPreloadStaleTime: 0, // react-query decides about freshness
    defaultViewTransition: { types: transitionTypes },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) isOpening = false
  })
  // Back must find a position that was scrolled to before the router listened.
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
