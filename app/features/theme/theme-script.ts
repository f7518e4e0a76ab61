/**
 * What runs before the first paint (`d` is the data of <html>): it puts the stored theme and motion choice there, so that nothing flashes.
 * Storage that throws changes nothing.
 */
export const themeScript = `try{let g=k=>localStorage.getItem(k),t=g('theme');if(g('hasManualPreference')=='true'&&(t=='dark'||t=='light'))d.theme=t;if(g('reducedMotion')=='true')d.reducedMotion=''}catch{}d.js=''`
