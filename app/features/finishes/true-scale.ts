/** CSS pixels of this screen per mm: measured with a bank card and kept in this browser, 96 per inch until then. */
import { useSyncExternalStore } from 'react'

/** A bank card (ISO/IEC 7810 ID-1), in mm. */
export const bankCard = { width: 85.6, height: 53.98, radius: 3.18 }
/** Pixels per mm that the slider offers: from a television to a telephone held sideways. */
export const scaleLimits = { least: 2, most: 9, step: 0.02, usual: 96 / 25.4 }
/** How wide the pictures of samples are in reality, in mm. */
export const sampleWidth = 300

const storageKey = 'pixelsPerMm'
const listeners = new Set<() => void>()
let scale: number | undefined

/** Pixels per mm of this screen; the usual on the server and until hydration. */
export function useScale(): number {
  return useSyncExternalStore(subscribe, currentScale, () => scaleLimits.usual)
}

/** Keeps the pixels per mm, also for the next visit where storage allows it. */
export function setScale(pixelsPerMm: number): void {
  scale = pixelsPerMm
  try {
    localStorage.setItem(storageKey, String(pixelsPerMm))
  } catch {
    // It stays in memory.
  }
  for (const listener of listeners) listener()
}

/** The text in storage as pixels per mm; the usual where it is no scale within the limits. Never throws. */
export function readScale(text: string | null): number {
  const read = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return read >= scaleLimits.least && read <= scaleLimits.most ? read : scaleLimits.usual
}

function currentScale(): number {
  if (scale !== undefined) return scale
  try {
    scale = readScale(localStorage.getItem(storageKey))
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
