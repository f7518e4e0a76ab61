/** Whether the search dropdown is open: one per browser window, for the icon in the header and for shortcuts alike. */
import { useSyncExternalStore, type MouseEvent } from 'react'
import { createListeners } from '#app/lib/listeners.ts'
import { isPlainClick } from '#app/lib/plain-click.ts'

const { subscribe, notify } = createListeners()
let isOpen = false
/** Typed before the field was there. */
let typed = ''

function change(to: boolean): void {
  if (isOpen === to) return
  isOpen = to
  typed = ''
  notify()
}

/** Opens the dropdown. What has the focus gets it back on closing; `from` is given it first, for browsers that do not focus what is clicked. */
export function openSearch(from?: HTMLElement): void {
  from?.focus()
  change(true)
}

export function closeSearch(): void {
  change(false)
}

/** For a click on a link to the search page: opens the dropdown instead. False for a click that is the browser's to handle. */
export function openSearchInstead(event: MouseEvent<HTMLElement>): boolean {
  if (!isPlainClick(event)) return false
  event.preventDefault()
  openSearch(event.currentTarget)
  return true
}

export function typeAhead(character: string): void {
  typed += character
}

/** The text that the field begins with. */
export function typedAhead(): string {
  return typed
}

/** Whether the dropdown is open; never on the server. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
