/** The place around which somebody last looked for a dealer, in local storage; when storage refuses, it holds for as long as the page. */
import { useSyncExternalStore } from 'react'
import { placeStorageKey } from './place-key.ts'

const listeners = new Set<() => void>()
let place: string | null | undefined

function current(): string | null {
  if (place !== undefined) return place
  try {
    place = placeOf(localStorage.getItem(placeStorageKey))
  } catch {
    place = null
  }
  return place
}

/** What is kept may have been written by anybody: 1 to 60 characters, or nothing. */
function placeOf(stored: string | null): string | null {
  const typed = stored?.trim() ?? ''
  return typed.length >= 1 && typed.length <= 60 ? typed : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function replace(next: string | null): void {
  place = next
  try {
    if (next === null) localStorage.removeItem(placeStorageKey)
    else localStorage.setItem(placeStorageKey, next)
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Keeps the place of a search as it stands in the address. */
export function rememberPlace(near: string): void {
  if (near !== current()) replace(near)
}

export function forgetPlace(): void {
  replace(null)
}

/** The place as it was typed or chosen; null when there is none, on the server, and until the page has come to life. */
export function useChosenPlace(): string | null {
  return useSyncExternalStore(subscribe, current, () => null)
}
