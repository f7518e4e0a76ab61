/** 'Toetsenbord sneltoetsen': the shortcuts of the site. It takes no focus and is not announced, because it appears while a visitor types. */
import { useRef } from 'react'
import { usePassingOverlay, type OverlayPhase } from '#app/lib/passing-overlay.ts'
import { countHint, hintVisible } from './key-meaning.ts'
import styles from './KeyboardHint.module.css'

export function KeyboardHint({ phase }: { phase: OverlayPhase }) {
  return (
    <aside className={styles['hint']} data-phase={phase} data-print="hide" aria-labelledby="sneltoetsen">
      <h2 id="sneltoetsen" className={styles['title']}>
        Toetsenbord sneltoetsen
      </h2>
      <dl className={styles['keys']}>
        <div>
          <dt>
            <kbd>Ctrl+K</kbd>
          </dt>
          <dd>Snel zoeken</dd>
        </div>
        <div>
          <dt>
            <kbd>Ctrl+I</kbd>
          </dt>
          <dd>Instellingen</dd>
        </div>
      </dl>
    </aside>
  )
}

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
