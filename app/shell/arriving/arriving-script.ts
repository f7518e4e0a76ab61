/**
 * The line that runs before the first paint of a page that begins at its top: <html> says that the page is arriving. As long as it does, what lies
 * below the window is neither styled nor laid out (Shell.module.css), which takes a slow telephone as long as all that is seen; lay-out-rest.ts ends it.
 * Not for a page that is opened somewhere else than at its top (an anchor, Back, loaded anew): its place is counted from the heights of what is above.
 * Inline by necessity; the Content-Security-Policy carries its hash.
 */
export const arrivingScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.arriving=''`
