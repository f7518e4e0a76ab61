/**
 * The loading indicator of the first page: set by these few lines at the end of the body, long before the page is interactive.
 * It is shown until a 'hero-ready' event or for 800 ms (specification section 9), and not at all when the hero picture is
 * complete or the page has none. Inline by necessity; the Content-Security-Policy carries its hash.
 */
export const startScript = `((d,w)=>{let p=d.querySelector('main img[fetchpriority="high"]'),r=d.documentElement.dataset,t,on=(o,n,g)=>o.addEventListener(n,g,{once:true}),ready=()=>w.dispatchEvent(new Event('hero-ready')),end=()=>{clearTimeout(t);delete r.loading};if(!p||p.complete)return;r.loading='';t=setTimeout(end,800);on(w,'hero-ready',end);on(p,'load',ready);on(p,'error',ready)})(document,window)`
