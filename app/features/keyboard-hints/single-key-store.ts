/** The setting for shortcuts of a single character (WCAG 2.1.4), stored in this browser. On until it is switched off. */
import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/lib/stored-value.ts'

const storageKey = 'singleKeys'

export const singleKeys = createStoredValue({
  read: () => localStorage.getItem(storageKey) !== 'false',
  write: (on) => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'false')),
  fallback: true,
})

/** The setting and the way to change it; on, on the server. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(singleKeys.subscribe, singleKeys.get, () => true), singleKeys.set]
}
