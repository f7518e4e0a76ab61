/** When the hint of the keyboard shortcuts shows. */
import { useRef } from 'react'
import { usePassingOverlay } from '#app/lib/passing-overlay.ts'
import { countHint, hintVisible } from './key-meaning.ts'

/** The phase of the hint; `offer` shows it, at most three times a minute. */
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
