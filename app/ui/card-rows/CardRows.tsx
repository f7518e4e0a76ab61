/** Cards in rows of three on a wide window; the first come two in a row where that leaves no hole in the last. */
import type { ReactNode } from 'react'
import styles from './CardRows.module.css'

/** How many of the first cards come two in a row. */
function pairsOf(count: number): number {
  return Math.min(count, [0, 4, 2][count % 3] ?? 0)
}

/** The `sizes` of the picture of a card. `place` counts from 0. */
export function cardWidth(place: number, count: number, isDense = false): string {
  return `(width <= 560px) ${isDense ? 44 : 91}vw, (width <= 900px) 44vw, ${place < pairsOf(count) ? 45 : 29}vw`
}

/** @param count of its cards @param isDense two in a row on a telephone, too */
export function CardRows({ count, isDense, children }: { count: number; isDense?: boolean; children: ReactNode }) {
  return (
    <ul className={styles['rows']} data-pairs={pairsOf(count)} data-dense={isDense || undefined}>
      {children}
    </ul>
  )
}
