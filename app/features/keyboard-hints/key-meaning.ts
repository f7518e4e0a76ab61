/** What a key press means to the site as a whole (docs/rules.md, Overlays). */

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** 'search' and 'settings' open these; 'hint' is a key without a meaning, pressed by a visitor who may be looking for a shortcut. */
export type KeyMeaning = 'search' | 'settings' | 'close' | 'hint' | null

/**
 * The meaning of a key; `typing` in a field. `singleKeys` is the visitor's setting for shortcuts of one character: without them '/' does
 * nothing and no hint shows (WCAG 2.1.4). A hint follows characters only: Tab, arrows, space and the like are how a keyboard moves over a
 * page, and modifiers belong to the browser.
 */
export function keyMeaning(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: PressedKey,
  typing: boolean,
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
