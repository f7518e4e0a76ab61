/** Media queries as state. */
import { useCallback, useSyncExternalStore } from 'react'

/** True while `query` matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** The narrow-screen flag: at most 768 px wide, or 48 times the size of text that the visitor chose (docs/rules.md, Overlays). */
export function useNarrowScreen(): boolean {
  return useMediaQuery('(width <= 768px), (width <= 48rem)')
}
