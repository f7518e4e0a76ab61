/** Under which the favourites stand in local storage; apart from what reads them, so that a page can look whether there are any. */
export const favouritesStorageKey = 'favourites'
