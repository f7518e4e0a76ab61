/** When the cookie banner of this window shows (docs/rules.md, Consent and privacy). */
import { createOverlayStore } from '#app/lib/overlay-store.ts'

/** A visitor who never chose is asked after this many ms; the banner then fades in for 100 ms (ConsentBanner.module.css). */
export const bannerDelayMs = 5_000

/** 'shown': after the delay; 'asked': the visitor opened it, and can close it without choosing. */
export type BannerState = 'hidden' | 'shown' | 'asked'
export type BannerEvent =
  | { type: 'delay-passed'; chosenBefore: boolean }
  | { type: 'asked-for' }
  | { type: 'left' }
  | { type: 'chosen' }

/** The state after `event`. Only a choice closes a banner that appeared after the delay. */
export function nextBanner(state: BannerState, event: BannerEvent): BannerState {
  switch (event.type) {
    case 'delay-passed':
      return state === 'hidden' && !event.chosenBefore ? 'shown' : state
    case 'asked-for':
      return state === 'shown' ? 'shown' : 'asked'
    case 'left':
      return state === 'asked' ? 'hidden' : state
    default:
      return 'hidden'
  }
}

const overlay = createOverlayStore<Exclude<BannerState, 'hidden'>>()

/** `from`: the button that opened the banner; it gets the focus back. Asked for while it shows, the banner takes the focus. */
export function tellBanner(event: BannerEvent, from?: HTMLElement): void {
  const state = overlay.view() ?? 'hidden'
  const next = nextBanner(state, event)
  if (event.type === 'asked-for') document.querySelector<HTMLElement>('[data-consent-banner] h2')?.focus()
  if (next === state) return
  if (next === 'hidden') overlay.close(true)
  else overlay.open(next, from)
}

export const useBanner = overlay.useView
