/** All hearts of the page as one: whether React made them or they stand in it as HTML, they show what is kept and answer to a click. */
import { favouriteLimit, hasFavourite, readItems } from '#app/lib/favourites.ts'
import { favourites, watchFavourites } from '#app/lib/favourites-store.ts'

/** A heart names its thing (`favouriteKey`); behind it stands the `output` for what there is to say. */
const hearts = 'button[data-favourite]'
let isAttended = false

/** For the `ref` of a part with hearts: they show what is kept before they are seen, and are looked after from then on. */
export function attendHearts(part: Element | null): void {
  if (part === null) return
  showKept(part)
  if (isAttended) return
  isAttended = true
  document.addEventListener('click', toggle)
  watchFavourites(() => showKept(document))
}

function showKept(within: ParentNode): void {
  const kept = favourites.list()
  for (const heart of within.querySelectorAll<HTMLElement>(hearts)) heart.setAttribute('aria-pressed', String(thingsOf(heart).some((thing) => hasFavourite(kept, thing))))
}

function toggle({ target }: Event): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>(hearts) : null
  if (heart === null) return
  const isFull = thingsOf(heart).some((thing) => favourites.toggle(thing) === 'full')
  if (heart.nextElementSibling) heart.nextElementSibling.textContent = isFull ? `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.` : ''
}

/** One, as long as the page is as we made it. */
function thingsOf({ dataset }: HTMLElement) {
  return readItems(dataset['favourite'] ?? '')
}
