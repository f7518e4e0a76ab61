/**
 * The few lines that run before the first paint: they put the stored theme and motion choice on <html>, so that nothing flashes.
 * Inline by necessity; the Content-Security-Policy carries its hash. Storage that throws changes nothing.
 */
export const themeScript = `(function(d){try{var s=localStorage;if(s.getItem('hasManualPreference')==='true'){var t=s.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t}if(s.getItem('reducedMotion')==='true')d.dataset.reducedMotion=''}catch(e){}d.dataset.js=''})(document.documentElement)`
