/** For content that may be wider than its column, such as a table: it scrolls sideways by pointer and keyboard, and prints whole. */
import type { ReactNode } from 'react'
import styles from './ScrollRegion.module.css'

/** Named by the heading with the id `labelledBy`. */
export function ScrollRegion({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles['region']} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  )
}
