/** When the cookie banner shows (docs/rules.md, Consent and privacy): a pure state machine. */

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
