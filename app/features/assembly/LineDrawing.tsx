/** A line drawing in a field of 120 by 80: ink, with what matters in the class `clay` of LineDrawing.module.css. */
import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 120 80" aria-hidden="true">
      {children}
    </svg>
  )
}
