/** What a key press means to the site as a whole  */

export type PressedKey = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** Held down. */
  repeat: boolean
  /** Pressed in a text field, a list to choose from or other text that can be changed. */
  typing: boolean
}

/** 'search' and 'settings' open these; 'hint' is a key that does nothing here, pressed by somebody who may be looking for a shortcut. */
export type KeyMeaning = 'search' | 'settings' | 'close' | 'hint' | null

/**
 * The meaning of a key. `singleKeys` is the visitor's setting for shortcuts of one character: without them '/' does nothing and no
 * hint shows, as people who speak to their computer need (WCAG 2.1.4).
 * The keys that bring a hint are those of characters. Tab, arrows, space, Enter, Home, Page Down and the like are how a keyboard
 * moves over a page: they are no sign of looking for a shortcut, and modifiers belong to the browser.
 */
export function keyMeaning(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat, typing }: PressedKey,
  singleKeys: boolean,
): KeyMeaning {
  if (repeat) return null
  if (key === 'Escape') return 'close'
  if (ctrlKey || metaKey) {
    if (altKey || shiftKey || (ctrlKey && metaKey)) return null
    if (key.toLowerCase() === 'i') return 'settings'
    return key.toLowerCase() === 'k' && !typing ? 'search' : null
  }
  if (typing || altKey || !singleKeys) return null
  // Shift is no modifier here: some keyboards write '/' with it.
  if (key === '/') return 'search'
  return /^\S$/u.test(key) ? 'hint' : null
}

/** The hint shows at most this often in the window below (ms). */
export const hintsAllowed = 3
export const hintWindow = 60_000
/** Shown for this many ms. */
export const hintVisible = 4_000

/** The moments (ms) of the hints with one more at `now`, those outside the window left out; null when that would be one too many. */
export function countHint(shown: readonly number[], now: number): readonly number[] | null {
  const recent = shown.filter((moment) => now - moment < hintWindow)
  return recent.length < hintsAllowed ? [...recent, now] : null
}
