/** When the newsletter popup shows, and what closing it is remembered as (specification sections 4 and 9). */

/** The popup appears after this many ms. */
export const popupDelay = 120_000

const minute = 60_000
const day = 24 * 60 * minute

/** The three markers in local storage, each with how long it keeps the popup away. Their value is the moment until which, in ms since 1970. */
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

/** The state after `event`, and the marker that has to be stored with it. */
export function reducePopup(state: PopupState, event: PopupEvent): { state: PopupState; marker: Marker | null } {
  switch (event.kind) {
    case 'delay-passed':
      return { state: state === 'hidden' && !event.suppressed ? 'form' : state, marker: null }
    case 'subscribed':
      // In any form of the site; only the popup's own form turns into the confirmation.
      return { state: state === 'form' ? 'confirmation' : state, marker: 'confirmed' }
    case 'closed':
  }
  if (state === 'hidden') return { state, marker: null }
  return { state: 'hidden', marker: event.forGood ? 'removed' : 'dismissed' }
}

/** True while any marker lies in the future. Storage that throws, and what is no moment, suppress nothing. */
export function isSuppressed(storage: () => MarkerStorage, now: number): boolean {
  return Object.values(markers).some(({ key }) => {
    try {
      return Number(storage().getItem(key) ?? 0) > now
    } catch {
      return false
    }
  })
}

/** Stores a marker from `now` on. Storage that throws keeps nothing, and nothing else changes. */
export function storeMarker(storage: () => MarkerStorage, marker: Marker, now: number): void {
  try {
    storage().setItem(markers[marker].key, String(now + markers[marker].lasts))
  } catch {
    // The popup may come again; that is all.
  }
}
