/** Whether the settings panel is open, and what gets the focus back when it closes. One per browser window. */
import { useSyncExternalStore } from 'react'

let open = false
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Opens the panel; `from` is the button that asked for it. */
export function openSettings(from: HTMLElement): void {
  opener = from
  open = true
  tell()
}

/** Closes the panel. `returnFocus` is false when the visitor has moved on by himself. */
export function closeSettings(returnFocus: boolean): void {
  if (!open) return
  open = false
  tell()
  if (returnFocus) opener?.focus()
  opener = null
}

/** Whether the panel is open; never on the server. */
export function useSettingsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open, () => false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
