/**
 * Part of the lines that every page begins with (`r` is the data of <html>), before the first paint of one that begins at its top: it says that the page is arriving. As long as it does,
 * what lies below the window is neither styled nor laid out (Shell.module.css), which takes a slow telephone as long as all that is seen; lay-out-rest.ts
 * ends it. Not for a page that is opened somewhere else than at its top, whose place is counted from the heights of what is above: at an anchor, or where
 * it was left, which the state says that the router wrote into its place in the history.
 */
export const arrivingScript = `history.state||location.hash||(r.arriving='')`
