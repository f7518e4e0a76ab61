/** Until search params can be read (read-search.ts), the router waits before it goes anywhere: wherever that is, it may have search params. */
import type { AnyRouter } from '@tanstack/react-router'
import type { Spared } from '#app/lib/spared.ts'

type Going = Pick<AnyRouter, 'load' | 'navigate' | 'preloadRoute'>

/** Lets what leads to another page wait for `reading`. */
export function readSearchFirst(router: Going, reading: Pick<Spared<unknown>, 'fetch' | 'isHere'>): void {
  const { load, navigate, preloadRoute } = router
  router.navigate = async (to) => {
    try {
      await reading.fetch()
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
    await reading.fetch()
    return preloadRoute(to)
  }
  // Back and forward, and what is written into the history. Without the reader nobody has left the first page through the router, so that these are
  // places in it: there is nothing to load when the reader cannot be had.
  router.load = async (options) => {
    if (
      !reading.isHere() &&
      !(await reading.fetch().then(
        () => true,
        () => false,
      ))
    )
      return undefined
    return load(options)
  }
}
