/**
 * Cards in rows of two, of three on a wide window. The first of an odd number has a row of two to itself, and on a wide window the first
 * come two in a row where that leaves no hole in the last.
 */
import type { ReactNode } from 'react'
import styles from './CardRows.module.css'

/** How many of the first cards come two in a row. */
function pairsOf(count: number): number {
  return Math.min(count, [0, 4, 2][count % 3] ?? 0)
}

/** The `sizes` of the picture of a card. A telephone shows two cards in a row, each with the middle of its picture. `place` counts from 0. */
export function cardWidth(place: number, count: number): string {
  const isAlone = place === 0 && count % 2 === 1
  return `(width<=600px) ${isAlone ? 91 : 82}vw,(width<=900px) ${isAlone ? 91 : 44}vw,${place < pairsOf(count) ? 45 : 29}vw`
}

/** @param count of its cards */
export function CardRows({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={styles['rows']} data-pairs={pairsOf(count)}>
      {children}
    </ul>
  )
}
