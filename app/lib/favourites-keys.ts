/** What hearts and favourites leave in the browser; apart from what reads it, so that a page can look whether there is anything. */

/** The favourites, in local storage. */
export const favouritesStorageKey = 'favourites'

/** Things (`favouriteKey`, with commas between) whose hearts were clicked before what attends to hearts had come; in local storage, so that who leaves the page at once loses nothing. */
export const heldHeartsStorageKey = 'heldHearts'
