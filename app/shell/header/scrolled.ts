/** Whether the page has been scrolled far enough for the header to change. */
import { useSyncExternalStore } from 'react'

/** Scroll offset in px beyond which the header is in its scrolled state (specification section 9). */
export const scrolledBeyond = 200

/** True for an offset in px beyond the limit; the limit itself is not beyond it. */
export function isScrolled(offset: number): boolean {
  return offset > scrolledBeyond
}

/** The scrolled state of the window; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  )
}

/** Remembered: who asks the window for it while the page comes to life makes it lay out everything at once. */
let scrolled = false

function subscribe(changed: () => void) {
  const look = () => {
    scrolled = isScrolled(window.scrollY)
    changed()
  }
  const first = requestAnimationFrame(look)
  addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    removeEventListener('scroll', look)
  }
}
