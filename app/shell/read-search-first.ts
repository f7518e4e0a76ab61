/** Until search params can be read (read-search.ts), the router waits before it goes anywhere: wherever that is, it may have search params. */
import type { AnyRouter } from '@tanstack/react-router'
import { fetchSearchReading, searchIsReadable } from './read-search.ts'

type Going = Pick<AnyRouter, 'load' | 'navigate' | 'preloadRoute'>

/** Lets what leads to another page wait for the reader, and fetches it as soon as the first page is alive. */
export function readSearchFirst(router: Going): void {
  const { load, navigate, preloadRoute } = router
  router.navigate = async (to) => {
    try {
      await fetchSearchReading()
    } catch (error) {
      if (to.href === undefined) throw error
      // The browser goes there by itself, or says that there is no line.
      if (to.replace === true) location.replace(to.href)
      else location.assign(to.href)
      return undefined
    }
    return navigate(to)
  }
  router.preloadRoute = async (to) => {
    await fetchSearchReading()
    return preloadRoute(to)
  }
  // Back and forward, and what is written into the history.
  router.load = async (options) => {
    if (!searchIsReadable()) await fetchSearchReading()
    return load(options)
  }
}
