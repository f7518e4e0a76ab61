/** What hearts and favourites leave in the browser; apart from what reads it, so that a page can look whether there is anything. */

/** The favourites, in local storage. */
export const favouritesStorageKey = 'favourites'

/** Things (`favouriteKey`, with commas between) whose hearts were clicked before what attends to hearts had come; in local storage, so that who leaves the page at once loses nothing. */
export const heldHeartsStorageKey = 'heldHearts'

/**
 * In the lines that every page begins with, where `d` is the document: holds clicks on hearts from the first paint until <html> says that hearts are attended to.
 * Where storage refuses they are held by the page alone, as `data-held-hearts`.
 */
export const holdHearts = `d.addEventListener('click',x=>{let t=d.documentElement.dataset,k='${heldHeartsStorageKey}',c='hearts' in t?0:x.target.closest('[data-favourite]');if(c){c=[c.dataset.favourite];try{localStorage[k]=c.concat(localStorage[k]||[])}catch{t[k]=c.concat(t[k]||[])}}},true)`
