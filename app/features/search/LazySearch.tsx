/** The search dropdown, loaded when it is first opened: what is typed until then is kept for its field. */
import { useDocumentEvent } from '#app/lib/document-event.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { closeSearch, typeAhead } from './open-search.ts'

const { LazyComponent: SearchDropdown, preload: preloadSearch } = lazyComponent(
  async () => (await import('./SearchDropdown.tsx')).SearchDropdown,
)
export { preloadSearch }

/** Mounted while the search is open. */
export function LazySearch() {
  useDocumentEvent('keydown', keepKey)
  return <SearchDropdown onUnavailable={closeSearch} />
}

function keepKey(event: KeyboardEvent): void {
  const hasField = document.querySelector('dialog:modal') !== null
  if (hasField || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape') closeSearch()
  if (event.key.length !== 1) return
  event.preventDefault()
  typeAhead(event.key)
}
