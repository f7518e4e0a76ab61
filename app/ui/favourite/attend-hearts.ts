/** All hearts of the page as one: whether React made them or they stand in it as HTML, they show what is kept and answer to a click. Comes late (hearts.ts). */
import { favouriteLimit, hasFavourite, readItems } from '#domain/favourites.ts'
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
    if (clicked !== null) say(clicked, thingsOf(clicked).map(favourites.toggle))
  })
  for (const { things, keep } of takeHeldHearts())
    say(
      document.querySelector(`[data-favourite="${CSS.escape(things)}"]`),
      readItems(things).map((thing) => favourites.keepOrNot(thing, keep)),
    )
  watchFavourites(() => showKept(document))
}

function showKept(within: ParentNode): void {
  const kept = favourites.list()
  for (const each of within.querySelectorAll<HTMLElement>(heart))
    each.setAttribute('aria-pressed', String(thingsOf(each).some((thing) => hasFavourite(kept, thing))))
}

/** Behind the heart that was clicked, unless it has left the page since. */
function say(clicked: Element | null, outcomes: readonly string[]): void {
  if (!clicked?.nextElementSibling) return
  const words = outcomes.includes('unkept') ? 'Uw browser bewaart dit niet: zodra u de site verlaat, is het weg.' : ''
  clicked.nextElementSibling.textContent = outcomes.includes('full')
    ? `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.`
    : words
}

/** One, as long as the page is as we made it. */
function thingsOf({ dataset }: HTMLElement) {
  return readItems(dataset['favourite'] ?? '')
}
