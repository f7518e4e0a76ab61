/** The cookie banner of this window: where it stands, and the one way to tell it something. */
import { createOverlayStore } from '#app/lib/overlay-store.ts'
import { nextBanner, type BannerEvent, type BannerState } from './banner-state.ts'

const overlay = createOverlayStore<Exclude<BannerState, 'hidden'>>()

/** `from` asked for the banner and gets the focus back. */
export function tellBanner(event: BannerEvent, from?: HTMLElement): void {
  const state = overlay.view() ?? 'hidden'
  const next = nextBanner(state, event)
  if (next === state) return
  if (next === 'hidden') overlay.close(true)
  else overlay.open(next, from)
}

/** The attribute of buttons that ask for the banner; they may stand in HTML that no component of ours looks after. */
export const asksForCookies = 'data-asks-for-cookies'

export const useBanner = overlay.useView
