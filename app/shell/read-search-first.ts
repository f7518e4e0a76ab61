/** Until zod has come (app/lib/search-schema.ts), the router waits before it goes anywhere: wherever that is, it may have search params. */
import type { AnyRouter } from '@tanstack/react-router'
import { canReadSearch, fetchSearchReader } from '#app/lib/search-schema.ts'

type Going = Pick<AnyRouter, 'load' | 'navigate' | 'preloadRoute'>

/** Lets what leads to another page wait for the reader, and fetches it as soon as the first page is alive. */
export function readSearchFirst(router: Going): void {
  const { load, navigate, preloadRoute } = router
  router.navigate = async (to) => {
    await fetchSearchReader()
    return navigate(to)
  }
  router.preloadRoute = async (to) => {
    await fetchSearchReader()
    return preloadRoute(to)
  }
  // Back and forward, and what is written into the history.
  router.load = async (options) => {
    if (!canReadSearch()) await fetchSearchReader()
    return load(options)
  }
}
