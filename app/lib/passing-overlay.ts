/** An overlay that comes, stays for a while and fades by itself: a pure state machine, and the hook that winds it with the clock. */
import { useCallback, useEffect, useState } from 'react'

/** Fading out takes this many ms (docs/rules.md, Overlays). */
export const overlayFade = 300

/** `until`: the moment, in ms, at which the phase ends by itself. */
export type PassingOverlay = { phase: 'hidden' | 'shown' | 'leaving'; until: number }

export const hiddenOverlay: PassingOverlay = { phase: 'hidden', until: Infinity }

/** Shown from `now` on, for `visible` ms; one that is shown already begins again. */
export function appear(now: number, visible: number): PassingOverlay {
  return { phase: 'shown', until: now + visible }
}

/** Sent away before its time: it begins to fade. */
export function dismiss(overlay: PassingOverlay, now: number): PassingOverlay {
  return overlay.phase === 'shown' ? { phase: 'leaving', until: now + overlayFade } : overlay
}

/** What the overlay has become at `now`, however late the clock calls. */
export function elapse(overlay: PassingOverlay, now: number): PassingOverlay {
  if (now < overlay.until) return overlay
  return overlay.phase === 'shown'
    ? elapse({ phase: 'leaving', until: overlay.until + overlayFade }, now)
    : hiddenOverlay
}

/** One such overlay: its phase, and the ways to show it for `visible` ms and to send it away. */
export function usePassingOverlay(visible: number) {
  const [overlay, setOverlay] = useState(hiddenOverlay)
  useEffect(() => {
    if (overlay.phase === 'hidden') return undefined
    const timer = setTimeout(() => setOverlay((was) => elapse(was, was.until)), overlay.until - performance.now())
    return () => clearTimeout(timer)
  }, [overlay])
  return {
    phase: overlay.phase,
    show: useCallback(() => setOverlay(appear(performance.now(), visible)), [visible]),
    hide: useCallback(() => setOverlay((was) => dismiss(was, performance.now())), []),
  }
}
