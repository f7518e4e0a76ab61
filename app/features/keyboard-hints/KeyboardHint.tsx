/** 'Toetsenbord sneltoetsen': the shortcuts of the site. It takes no focus and is not announced, because it appears while a visitor types. */
import type { OverlayPhase } from '#app/lib/passing-overlay.ts'
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
