/**
 * The loading indicator of the first page: set by these few lines at the end of the body, long before the page is interactive.
 * It is shown until a 'hero-ready' event or for 800 ms (specification section 9), and not at all when the hero picture is
 * complete or the page has none. Inline by necessity; the Content-Security-Policy carries its hash.
 */
export const startScript = `(function(d,w){var p=d.querySelector('main img[fetchpriority="high"]'),r=d.documentElement,t;if(!p||p.complete)return;function end(){clearTimeout(t);delete r.dataset.loading}function ready(){w.dispatchEvent(new Event('hero-ready'))}r.dataset.loading='';t=setTimeout(end,800);w.addEventListener('hero-ready',end,{once:true});p.addEventListener('load',ready,{once:true});p.addEventListener('error',ready,{once:true})})(document,window)`
