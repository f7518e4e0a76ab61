/** The band of a page that holds a request form: its heading and what to expect beside it. */
import type { ComponentProps, ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { RequestForm } from './RequestForm.tsx'
import styles from './RequestBand.module.css'

type RequestBandProps = Omit<ComponentProps<typeof RequestForm>, 'action'> & {
  /** Of the band, which comes into view after a post. */
  id: string
  path: string
  title: string
  text: string
  /** Under the text. */
  aside?: ReactNode
}

export function RequestBand({ id, path, title, text, aside, ...form }: RequestBandProps) {
  return (
    <Band data-print="hide" id={id} ground="sunken" split={4} aria-labelledby={`${id}-titel`}>
      <div className={styles['words']}>
        <h2 id={`${id}-titel`} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['text']}>{text}</p>
        {aside}
      </div>
      <RequestForm action={`${path}#${id}`} {...form} />
    </Band>
  )
}
