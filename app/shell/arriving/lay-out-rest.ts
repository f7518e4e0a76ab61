/** The end of a page's arriving: what was left below the window is laid out once the page is alive. */
import { idle } from '#app/lib/idle.ts'

/** What Shell.module.css leaves for later: parts of the page one by one, cards of a list together. */
const parts = 'main section, main ~ section, footer [data-standing]'
const cards = '[data-cards] > li:nth-child(n+9)'

/**
 * Lays out what is out of sight, a part in each idle moment: all together it would hold up the visitor. What is in sight has been laid out, and waits
 * until the visitor does something: text may lie half a pixel elsewhere once its part is one with the page, which nobody sees who scrolls. Comes when
 * all of the page is as if it had never arrived; does nothing for one that did not (arriving-script.ts).
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['arriving'] === undefined) return
  const touched = firstTouch()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const left = [...all(parts).map((part) => [part]), all(cards)].map((group) => group.filter((part) => !isInSight(part))).filter((group) => group.length > 0)
  for (const group of left) {
    await idle()
    for (const part of group) part.style.contentVisibility = 'visible'
  }
  await touched
  delete dataset['arriving']
  for (const part of left.flat()) part.style.removeProperty('content-visibility')
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Comes when the visitor scrolls, points, types or goes back. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    for (const kind of ['scroll', 'pointerdown', 'keydown', 'click', 'popstate']) {
      window.addEventListener(kind, () => {
        stop.abort()
        resolve()
      }, { capture: true, passive: true, signal: stop.signal })
    }
  })
}
