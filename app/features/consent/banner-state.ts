/** When the cookie banner shows (specification section 4): a pure state machine. */

/** A visitor who never chose is asked after this many ms; the banner then fades in for 100 ms, which is the style sheet's affair. */
export const bannerDelay = 5_000

/** 'shown': it came by itself; 'asked': the visitor wanted to see it, and can send it away without choosing. */
export type BannerState = 'hidden' | 'shown' | 'asked'
export type BannerEvent =
  | { type: 'delay-passed'; chosenBefore: boolean }
  | { type: 'asked-for' }
  | { type: 'left' }
  | { type: 'chosen' }

/** The state after `event`. Only a choice ends a banner that came by itself. */
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
