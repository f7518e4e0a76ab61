/**
 * Part of the lines that every page begins with (`d` is the document, `r` the data of <html>, `on` listens): answers to clicks on hearts from the first paint until <html> says that hearts are attended
 * to (attend-hearts.ts). The heart fills or empties, and what was meant by it is held; where storage refuses by the page alone, as `data-held-hearts`.
 */
import { heldHeartsStorageKey } from '#app/lib/favourites-keys.ts'

export const holdHearts = `on(d,'click',x=>{let k='${heldHeartsStorageKey}',c='hearts'in r?0:x.target.closest('[data-favourite]'),p;if(c){c.ariaPressed=p=c.ariaPressed!='true';c=[(p?'':'-')+c.dataset.favourite];try{localStorage[k]=c.concat(localStorage[k]||[])}catch{r[k]=c.concat(r[k]||[])}}})`
