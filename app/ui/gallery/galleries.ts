/** The galleries of the page: the browser scrolls them by itself; keys, buttons and small pictures move them as soon as what attends to them has come. */
import { createLateAttendant } from '#app/lib/late-attendant.ts'

const moved = '[data-gallery] :is([data-small] a, button[data-step])'

export const galleries = createLateAttendant({
  load: () => import('./attend-galleries.ts'),
  answersTo: (target, key) =>
    key === undefined
      ? target.closest(moved) !== null
      : /^(?:ArrowLeft|ArrowRight|Home|End)$/.test(key) && target.closest('[data-gallery]') !== null,
})

/** For the `ref` of a gallery, and of a part with galleries. */
export const attendGalleries = galleries.attend
