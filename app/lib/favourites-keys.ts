/** What hearts and favourites leave in the browser; apart from what reads it, so that a page can look whether there is anything. */

/** The favourites, in local storage. */
export const favouritesStorageKey = 'favourites'

/**
 * What was meant by clicks on hearts before what attends to hearts had come: things (`favouriteKey`) with commas between, the last click first, a minus before
 * those that were let go. In local storage, so that who leaves the page at once loses nothing.
 */
export const heldHeartsStorageKey = 'heldHearts'
