/** Whether the search dropdown is open, and what gets the focus back when it closes. One per browser window. */
import { useSyncExternalStore } from 'react'

let open = false
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Opens the search dropdown; `from` gets the focus back (whatever has it now, when left out). Once open, calling it again changes nothing. */
export function openSearch(from?: HTMLElement): void {
  if (open) return
  opener = from ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
  open = true
  tell()
}

/** Closes the dropdown. `returnFocus` is false when the visitor has moved on by himself. */
export function closeSearch(returnFocus: boolean): void {
  if (!open) return
  open = false
  tell()
  if (returnFocus) opener?.focus()
  opener = null
}

/** Whether the dropdown is open; never on the server. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open, () => false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
