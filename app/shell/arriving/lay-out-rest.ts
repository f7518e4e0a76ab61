/** The end of a page's arriving: what was left below the window is laid out once the page is alive. */
import { idle } from '#app/lib/idle.ts'

/** Lays out what waits by Shell.module.css, a part in each idle moment and the cards of a list together: all at once it would hold up the visitor. Comes when the page is as if it had never arrived. */
export async function layOutRest(): Promise<void> {
  const waiting = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    )
  const groups = [
    ...waiting('main section, footer [data-standing]').map((part) => [part]),
    waiting('[data-cards] > li'),
  ]
  for (const group of groups) {
    await idle()
    for (const part of group) part.style.contentVisibility = 'visible'
  }
  delete document.documentElement.dataset['arriving']
  for (const part of groups.flat()) part.style.removeProperty('content-visibility')
}
