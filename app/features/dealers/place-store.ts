/** The place around which a visitor last looked for a dealer, in local storage; where storage is refused, in memory until the page is left. */
import { useEffect, useSyncExternalStore } from 'react'

const storageKey = 'dealerPlace'
const listeners = new Set<() => void>()
let place: string | null | undefined

function current(): string | null {
  if (place === undefined) {
    try {
      place = parse(localStorage.getItem(storageKey))
    } catch {
      place = null
    }
  }
  return place
}

/** Anything may be stored: only 1 to 60 characters are a place. */
function parse(stored: string | null): string | null {
  const typed = stored?.trim() ?? ''
  return typed.length >= 1 && typed.length <= 60 ? typed : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setPlace(next: string | null): void {
  place = next
  try {
    if (next === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

export function forgetPlace(): void {
  setPlace(null)
}

/** Stores the place of a search, as it is in the address; undefined changes nothing. */
export function useRememberPlace(near: string | undefined): void {
  useEffect(() => {
    if (near !== undefined && near !== current()) setPlace(near)
  }, [near])
}

/** The place as it was typed or chosen; null when there is none, on the server and during hydration. */
export function useRememberedPlace(): string | null {
  return useSyncExternalStore(subscribe, current, () => null)
}
