/** A <details> with a + or – at the end of its summary. On paper it is open. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Fold.module.css'

export function Fold({
  summary,
  className,
  children,
  ...details
}: ComponentPropsWithRef<'details'> & { summary: ReactNode }) {
  return (
    <details className={[styles['fold'], className].filter(Boolean).join(' ')} {...details}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  )
}
