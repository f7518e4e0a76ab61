/**
 * The scripts of a page, and the lines that fetch them once the page has been painted: before that, everything the line carries is what the
 * visitor looks at. Left to itself the framework announces the scripts in the head, where they come at the cost of styles, letters and the first picture.
 */
import type { Manifest } from '@tanstack/react-router'

/** By the id of a route: what its page runs, the first script that is run last. */
const scripts = new Map<string, { files: readonly string[]; first: readonly string[] }>()

/** What says that something failed is no part of a page, and comes with what attends to the visitor; the framework counts it among the scripts of its route. */
const later = /^\/assets\/failure-/

/** On the server, before the first page is written: remembers the scripts of all routes and takes them out of `manifest`, which is the same object for every page. */
export function takeScripts({ routes }: Manifest): void {
  for (const [id, route] of Object.entries(routes)) {
    if (route.preloads === undefined && route.scripts === undefined) continue
    scripts.set(id, {
      files: (route.preloads ?? [])
        .map((link) => (typeof link === 'string' ? link : link.href))
        .filter((file) => !later.test(file)),
      first: (route.scripts ?? []).flatMap(({ attrs }) => (typeof attrs?.['src'] === 'string' ? [attrs['src']] : [])),
    })
    delete route.preloads
    delete route.scripts
  }
}

/** Addresses of what a page of these routes runs, each once; the one that begins it all is last. */
export function scriptsOf(routeIds: readonly string[]): string[] {
  const found = routeIds.flatMap((id) => scripts.get(id) ?? [])
  const first = new Set(found.flatMap((route) => route.first))
  return [...new Set(found.flatMap(({ files }) => files).filter((file) => !first.has(file))), ...first]
}

/**
 * Part of the lines that every page begins with (`f` are the files, `h` is the hero picture, `d` the document, `w` the window, `on` listens): fetches the scripts of
 * the page. It begins once the page has been painted and its hero picture, if it has one, is there, has failed or is still on its way after 2 s; at once when the
 * visitor touches something, or nobody sees the page; and a second after everything has come, in a browser that does not tell what it painted. Not sooner: on a fast
 * line all has come before any of it is seen. Then all files are fetched, and each is run in a turn of its own: all at once they would hold up the visitor for longer
 * than anything else.
 */
export const startLines = `let b,each=async t=>{for(let u of f){await t(u);await new Promise(r=>{let c=new MessageChannel;c.port1.onmessage=r;c.port2.postMessage(0)})}},go=()=>{if(b)return;b=1;each(u=>{let l=d.createElement('link');l.rel='modulepreload';l.href=u;d.head.append(l)}).then(()=>each(u=>import(u))).catch(()=>{})};on(w,'pointerdown',go);on(w,'keydown',go);on(w,'load',()=>setTimeout(go,1e3));if(d.hidden)go();else try{new PerformanceObserver(()=>{if(!h||h.complete)return go();on(h,'load',go);on(h,'error',go);setTimeout(go,2e3)}).observe({type:'paint',buffered:true})}catch{}`
