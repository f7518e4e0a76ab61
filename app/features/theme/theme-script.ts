/**
 * Part of the lines that every page begins with (`r` is the data of <html>), before the first paint: it puts the stored theme and motion choice there, so that nothing flashes.
 * Storage that throws changes nothing.
 */
export const themeScript = `try{let g=k=>localStorage.getItem(k),t=g('theme');if(g('hasManualPreference')=='true'&&(t=='dark'||t=='light'))r.theme=t;if(g('reducedMotion')=='true')r.reducedMotion=''}catch{}r.js=''`
