/** For content that may be wider than its column, such as a table: it scrolls sideways by pointer and keyboard, and prints whole. */
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import styles from './ScrollRegion.module.css'

/** Named by the heading with the id `labelledBy`. */
export function ScrollRegion({
  labelledBy,
  className,
  children,
}: {
  labelledBy: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={classNames(styles['region'], className)} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  )
}
