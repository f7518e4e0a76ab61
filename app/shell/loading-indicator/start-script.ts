/**
 * The loading indicator of the first page, before hydration: shown until a 'hero-ready' event, for 800 ms at most, and not at all when the hero
 * picture is complete or the page has none.
 */
export const startScript = `document.addEventListener('DOMContentLoaded',()=>{let r=document.documentElement.dataset,h=document.querySelector('main img[fetchpriority="high"]');if(h&&!h.complete){let ready=()=>dispatchEvent(new Event('hero-ready')),end=()=>{clearTimeout(t);delete r.loading},t=setTimeout(end,800);r.loading='';addEventListener('hero-ready',end);h.addEventListener('load',ready);h.addEventListener('error',ready)}})`
