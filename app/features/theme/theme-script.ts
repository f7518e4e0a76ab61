/**
 * The few lines that run before the first paint: they put the stored theme and motion choice on <html>, so that nothing flashes.
 * Inline by necessity; the Content-Security-Policy carries its hash. Storage that throws changes nothing.
 */
export const themeScript = `(d=>{try{let g=k=>localStorage.getItem(k),t=g('theme');if(g('hasManualPreference')=='true'&&(t=='dark'||t=='light'))d.theme=t;if(g('reducedMotion')=='true')d.reducedMotion=''}catch{}d.js=''})(document.documentElement.dataset)`
