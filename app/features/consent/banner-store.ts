/** The state of the cookie banner of this window. */
import { createOverlayStore } from '#app/lib/overlay-store.ts'
import { nextBanner, type BannerEvent, type BannerState } from './banner-state.ts'

const overlay = createOverlayStore<Exclude<BannerState, 'hidden'>>()

/** `from`: the button that opened the banner; it gets the focus back. */
export function tellBanner(event: BannerEvent, from?: HTMLElement): void {
  const state = overlay.view() ?? 'hidden'
  const next = nextBanner(state, event)
  if (next === state) return
  if (next === 'hidden') overlay.close(true)
  else overlay.open(next, from)
}

export const useBanner = overlay.useView
