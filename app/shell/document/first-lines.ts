/**
 * What every page begins with, before anything of its own scripts: one small file in its head, the same for all pages, so that a browser that has seen one page has
 * it. What decides the first paint runs at once, and so does what holds the clicks of whoever does not wait for the rest of the page; all else when the page has been
 * read. scripts/first-file.ts makes the file.
 */
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script'
import { themeScript } from '#app/features/theme/theme-script.ts'
import { routerLines } from '#app/lib/router-lines.ts'
import { holdHearts } from '#app/ui/favourite/hold-hearts.ts'
import { arrivingScript } from '../arriving/arriving-script.ts'
import { holdPress } from '../arriving/held-press.ts'
import { startScript } from '../loading-indicator/start-script.ts'
import { startLines } from './page-scripts.ts'

/** Puts a page that was left in its place again: what the router would write into every page. */
const placeScript = getScrollRestorationScriptForRouter(createRouter({ routeTree: createRootRoute() }))

/** The scripts that the router wrote into the page have run by then. */
const takeAway = `for(let s of d.querySelectorAll('[data-tsr-stream-part]'))s.remove()`

/** The scripts of the page stand beside the address of the file, as `data-scripts`. */
export const firstLines = `${routerLines.before}((d,w)=>{let r=d.documentElement.dataset,f=(d.currentScript.dataset.scripts||'').match(/\\S+/g)||[],on=(t,n,g)=>t.addEventListener(n,g,true);${themeScript};${arrivingScript};${holdHearts};${holdPress};on(d,'DOMContentLoaded',()=>{${takeAway};let h=d.querySelector('main img[fetchpriority="high"]');${placeScript};${startScript};${startLines}})})(document,window)`
