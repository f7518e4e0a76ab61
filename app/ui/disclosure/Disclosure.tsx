/** A heading in a list that unfolds what is below it: a question and its answer. On paper it is open. */
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  title: string
  id?: string
  /** Of the heading, for what it names. */
  headingId?: string
  className?: string | undefined
  children: ReactNode
}

export function Disclosure({ title, id, headingId, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles['disclosure'], className)} id={id}>
      <summary className={styles['summary']}>
        <h3 id={headingId}>{title}</h3>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
