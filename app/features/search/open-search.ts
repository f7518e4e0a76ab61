/** Whether the search dropdown is open: one per browser window, for the icon in the header and for shortcuts alike. */
import { useSyncExternalStore, type MouseEvent } from 'react'
import { createListeners } from '#app/lib/listeners.ts'

let open = false
/** Typed between the opening and the box being there. */
let typed = ''
const { subscribe, notify } = createListeners()

function change(to: boolean): void {
  if (open === to) return
  open = to
  typed = ''
  notify()
}

/** Opens the dropdown. What has the focus gets it back on closing; `from` is given it first, for browsers that do not focus what is clicked. */
export function openSearch(from?: HTMLElement): void {
  from?.focus()
  change(true)
}

/** For a click on a link to the page that searches: opens the dropdown instead, and says so. A click with another button or a modifier is the browser's. */
export function searchInstead(event: MouseEvent<HTMLElement>): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  openSearch(event.currentTarget)
  return true
}

export function typeAhead(character: string): void {
  typed += character
}

/** What the box begins with. */
export function typedAhead(): string {
  return typed
}

export function closeSearch(): void {
  change(false)
}

/** Whether the dropdown is open; never on the server. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
}
