/** All hearts of the page as one: whether React made them or they stand in it as HTML, they show what is kept and answer to a click. Comes late (hearts.ts). */
import { favouriteLimit, hasFavourite, readItems } from '#app/lib/favourites.ts'
import { favourites, takeHeldHearts, watchFavourites } from '#app/lib/favourites-store.ts'
import { heart, hearts } from './hearts.ts'

let isAttended = false

hearts.arrive((part) => {
  if (!isAttended) begin()
  showKept(part)
})

function begin(): void {
  isAttended = true
  document.documentElement.dataset['hearts'] = '' // nobody needs to hold clicks any more
  document.addEventListener('click', ({ target }) => {
    const clicked = target instanceof Element ? target.closest<HTMLElement>(heart) : null
    if (clicked !== null) toggle(clicked.dataset['favourite'], clicked)
  })
  for (const thing of takeHeldHearts()) toggle(thing, document.querySelector(`[data-favourite="${CSS.escape(thing)}"]`))
  watchFavourites(() => showKept(document))
}

function showKept(within: ParentNode): void {
  const kept = favourites.list()
  for (const each of within.querySelectorAll<HTMLElement>(heart)) each.setAttribute('aria-pressed', String(readItems(each.dataset['favourite'] ?? '').some((thing) => hasFavourite(kept, thing))))
}

/** `clicked` is the heart, unless it has left the page since. */
function toggle(key = '', clicked: Element | null): void {
  // One thing, as long as the page is as we made it.
  const isFull = readItems(key).some((thing) => favourites.toggle(thing) === 'full')
  if (clicked?.nextElementSibling) clicked.nextElementSibling.textContent = isFull ? `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.` : ''
}
