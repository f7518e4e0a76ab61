/** All hearts of the page as one: whether React made them or they stand in it as HTML, they show what is kept and answer to a click. Comes late (hearts.ts). */
import { favouriteLimit, hasFavourite, readItems } from '#app/lib/favourites.ts'
import { favourites, watchFavourites } from '#app/lib/favourites-store.ts'
import { heart, hearts } from './hearts.ts'

let isAttended = false

hearts.arrive((part) => {
  showKept(part)
  if (isAttended) return
  isAttended = true
  document.addEventListener('click', toggle)
  watchFavourites(() => showKept(document))
})

function showKept(within: ParentNode): void {
  const kept = favourites.list()
  for (const each of within.querySelectorAll<HTMLElement>(heart)) each.setAttribute('aria-pressed', String(thingsOf(each).some((thing) => hasFavourite(kept, thing))))
}

function toggle({ target }: Event): void {
  const clicked = target instanceof Element ? target.closest<HTMLElement>(heart) : null
  if (clicked === null) return
  const isFull = thingsOf(clicked).some((thing) => favourites.toggle(thing) === 'full')
  if (clicked.nextElementSibling) clicked.nextElementSibling.textContent = isFull ? `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.` : ''
}

/** One, as long as the page is as we made it. */
function thingsOf({ dataset }: HTMLElement) {
  return readItems(dataset['favourite'] ?? '')
}
