/** The scale of this screen in local storage; when storage refuses, it holds for as long as the page. */
import { useSyncExternalStore } from 'react'
import { readScale, scaleLimits, scaleStorageKey } from './true-scale.ts'

const listeners = new Set<() => void>()
let scale: number | undefined

function current(): number {
  if (scale !== undefined) return scale
  try {
    scale = readScale(localStorage.getItem(scaleStorageKey))
  } catch {
    scale = scaleLimits.usual
  }
  return scale
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Pixels per mm, from now on and on the next visit. */
export function setScale(pixelsPerMm: number): void {
  scale = pixelsPerMm
  try {
    localStorage.setItem(scaleStorageKey, String(pixelsPerMm))
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Pixels per mm of this screen; the usual on the server and until the page has come to life. */
export function useScale(): number {
  return useSyncExternalStore(subscribe, current, () => scaleLimits.usual)
}
