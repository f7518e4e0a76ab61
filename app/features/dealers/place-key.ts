/** Under which the place of the last search stands in local storage; apart from what reads it, so that a page can look whether there is one. */
export const placeStorageKey = 'dealerPlace'
