/** An overlay that appears, stays for a while and fades out by itself. */
import { useCallback, useEffect, useState } from 'react'

/** As long as the transition in the stylesheets (docs/rules.md, Overlays). */
const fadeMs = 300

export type OverlayPhase = 'hidden' | 'shown' | 'leaving'

/** The phase of an overlay, and the ways to show it for `visibleMs`, anew each time, and to dismiss it. */
export function usePassingOverlay(visibleMs: number) {
  const [overlay, setOverlay] = useState<{ phase: OverlayPhase }>({ phase: 'hidden' })
  useEffect(() => {
    if (overlay.phase === 'hidden') return undefined
    const isShown = overlay.phase === 'shown'
    const timer = setTimeout(() => setOverlay({ phase: isShown ? 'leaving' : 'hidden' }), isShown ? visibleMs : fadeMs)
    return () => clearTimeout(timer)
  }, [overlay, visibleMs])
  return {
    phase: overlay.phase,
    show: useCallback(() => setOverlay({ phase: 'shown' }), []),
    hide: useCallback(() => setOverlay((was) => (was.phase === 'shown' ? { phase: 'leaving' } : was)), []),
  }
}
