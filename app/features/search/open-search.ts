/** Whether the search dropdown is open: one per browser window, for the icon in the header and for shortcuts alike. */
import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function change(to: boolean): void {
  if (open === to) return
  open = to
  for (const listener of listeners) listener()
}

/** Opens the dropdown. What has the focus gets it back on closing; `from` is given it first, for browsers that do not focus what is clicked. */
export function openSearch(from?: HTMLElement): void {
  from?.focus()
  change(true)
}

export function closeSearch(): void {
  change(false)
}

/** Whether the dropdown is open; never on the server. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open, () => false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
