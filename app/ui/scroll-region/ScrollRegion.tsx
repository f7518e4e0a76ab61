/** What may be wider than its column (a table): it scrolls sideways within itself, by pointer and by keyboard, and prints whole. */
import type { ReactNode } from 'react'
import styles from './ScrollRegion.module.css'

type ScrollRegionProps = { children: ReactNode } & (
  | { labelledBy: string; label?: never }
  | { label: string; labelledBy?: never }
)

/** Named by the heading or caption with the id `labelledBy`, or by `label`. */
export function ScrollRegion({ labelledBy, label, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles['region']} aria-labelledby={labelledBy} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
