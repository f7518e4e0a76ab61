/** When the newsletter popup opens, and how closing it is remembered. */

/** The popup opens after this many ms. */
export const popupDelay = 120_000

const minute = 60_000
const day = 24 * 60 * minute

/** Markers in local storage that suppress the popup, each for `lasts` ms. The value stored is the end, in ms since 1970. */
export const markers = {
  dismissed: { key: 'newsletterDismissedUntil', lasts: 30 * minute },
  removed: { key: 'newsletterRemovedUntil', lasts: 30 * day },
  confirmed: { key: 'newsletterConfirmedUntil', lasts: 90 * day },
} as const
export type Marker = keyof typeof markers

export type MarkerStorage = Pick<Storage, 'getItem' | 'setItem'>
export type PopupState = 'hidden' | 'form' | 'confirmation'
export type PopupEvent =
  | { kind: 'delay-passed'; suppressed: boolean }
  | { kind: 'subscribed' }
  | { kind: 'closed'; forGood: boolean }

/** The state after `event`, and the marker to store. */
export function reducePopup(state: PopupState, event: PopupEvent): { state: PopupState; marker: Marker | null } {
  switch (event.kind) {
    case 'delay-passed':
      return { state: state === 'hidden' && !event.suppressed ? 'form' : state, marker: null }
    case 'subscribed':
      return { state: state === 'form' ? 'confirmation' : state, marker: 'confirmed' }
    case 'closed':
  }
  if (state === 'hidden') return { state, marker: null }
  return { state: 'hidden', marker: event.forGood ? 'removed' : 'dismissed' }
}

/** True while any marker is in the future. Storage that throws and invalid values suppress nothing. */
export function isSuppressed(storage: () => MarkerStorage, now: number): boolean {
  return Object.values(markers).some(({ key }) => {
    try {
      return Number(storage().getItem(key) ?? 0) > now
    } catch {
      return false
    }
  })
}

/** Stores a marker that starts at `now`; does nothing when storage throws. */
export function storeMarker(storage: () => MarkerStorage, marker: Marker, now: number): void {
  try {
    storage().setItem(markers[marker].key, String(now + markers[marker].lasts))
  } catch {
    // Then the popup may open again.
  }
}
