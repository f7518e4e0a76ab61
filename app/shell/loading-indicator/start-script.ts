/**
 * The loading indicator of the first page: part of the lines that every page begins with (`r` is the data of <html>, `h` the hero picture, `w` the window,
 * `on` listens), which run when the page has been read, long before it is interactive. It is shown until a 'hero-ready' event or for 800 ms
 * (specification section 9), and not at all when the hero picture is complete or the page has none.
 */
export const startScript = `if(h&&!h.complete){let ready=()=>w.dispatchEvent(new Event('hero-ready')),end=()=>{clearTimeout(t);delete r.loading},t=setTimeout(end,800);r.loading='';on(w,'hero-ready',end);on(h,'load',ready);on(h,'error',ready)}`
