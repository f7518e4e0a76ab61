/** A heading in a list that unfolds what is below it: a question and its answer. On paper it is open. */
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export function Disclosure({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details className={styles['disclosure']} id={id}>
      <summary className={styles['summary']}>
        <h3>{title}</h3>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
