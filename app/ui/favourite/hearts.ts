/** The hearts of the page: they show what is kept, and keep what is clicked, as soon as what attends to them has come. It hurries where something is kept. */
import { favouritesStorageKey, heldHeartsStorageKey } from '#app/lib/favourites-keys.ts'
import { createLateAttendant } from '#app/lib/late-attendant.ts'

/** A heart names its thing (`favouriteKey`); behind it stands the `output` for what there is to say. */
export const heart = 'button[data-favourite]'

export const hearts = createLateAttendant({
  load: () => import('./attend-hearts.ts'),
  answersTo: (target, key) => key === undefined && target.closest(heart) !== null,
  holds: false, // the lines that every page begins with do (hold-hearts.ts)
  isUrgent: hasKept,
})

/** For the `ref` of a part with hearts. */
export const attendHearts = hearts.attend

function hasKept(): boolean {
  try {
    return (localStorage.getItem(favouritesStorageKey) ?? localStorage.getItem(heldHeartsStorageKey)) !== null
  } catch {
    return false // what storage refuses is kept for the visit only, and nothing of it yet
  }
}
