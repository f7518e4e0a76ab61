/** The search dropdown until its script has come: what is typed meanwhile is kept for its box. */
import { useEffect } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { closeSearch, typeAhead } from './open-search.ts'

const { LazyComponent: SearchDropdown, preload: prepare } = lazyComponent(
  async () => (await import('./SearchDropdown.tsx')).SearchDropdown,
)

export const prepareSearch = prepare

/** Mounted while the search is open. */
export function LateSearch() {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        if (
          document.querySelector('dialog:modal') !== null ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          event.isComposing
        )
          return
        if (event.key === 'Escape') closeSearch()
        if (event.key.length !== 1) return
        event.preventDefault()
        typeAhead(event.key)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
  return <SearchDropdown onUnavailable={closeSearch} />
}
