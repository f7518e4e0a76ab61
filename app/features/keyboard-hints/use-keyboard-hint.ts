/** When the hint shows: the phase of its overlay, and the limit of three a minute. */
import { useRef } from 'react'
import { usePassingOverlay } from '#app/lib/passing-overlay.ts'
import { countHint, hintVisible } from './key-meaning.ts'

/** `offer` shows the hint if it may; while it is shown it changes nothing. */
export function useKeyboardHint() {
  const { phase, show, hide } = usePassingOverlay(hintVisible)
  const shown = useRef<readonly number[]>([])
  const offer = () => {
    if (phase !== 'hidden') return
    const counted = countHint(shown.current, performance.now())
    if (counted === null) return
    shown.current = counted
    show()
  }
  return { phase, offer, hide }
}
