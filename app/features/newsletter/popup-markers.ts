/** Markers in local storage that keep the newsletter popup closed (docs/rules.md, Newsletter). */

const minute = 60_000
const day = 24 * 60 * minute

/** Each lasts for so many ms. The value stored is the end, in ms since 1970. */
export const markers = {
  dismissed: { key: 'newsletterDismissedUntil', lasts: 30 * minute },
  removed: { key: 'newsletterRemovedUntil', lasts: 30 * day },
  confirmed: { key: 'newsletterConfirmedUntil', lasts: 90 * day },
} as const
export type Marker = keyof typeof markers

/** True while any marker is in the future. Storage that throws and invalid values suppress nothing. */
export function isSuppressed(now: number): boolean {
  try {
    return Object.values(markers).some(({ key }) => Number(localStorage.getItem(key) ?? 0) > now)
  } catch {
    return false
  }
}

/** Stores a marker that starts at `now`; when storage throws, the popup may open again. */
export function storeMarker(marker: Marker, now: number): void {
  try {
    localStorage.setItem(markers[marker].key, String(now + markers[marker].lasts))
  } catch {
    // The popup may open again.
  }
}
