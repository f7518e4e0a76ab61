/** A page shown instead of the requested one: not found, failed or unavailable. Not indexed. */
import type { ReactNode } from 'react'
import { site } from '#domain/site.ts'
import styles from './MessagePage.module.css'

type MessagePageProps = {
  /** Of the document. */
  title: string
  heading: string
  message: ReactNode
  /** Read out at once, for a page that fails while a visitor is on it. */
  isAlert?: boolean
  /** Buttons and links under the message. */
  actions?: ReactNode
  /** Below all that. */
  children?: ReactNode
}

export function MessagePage({ title, heading, message, isAlert = false, actions, children }: MessagePageProps) {
  return (
    <div className={styles['page']}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{heading}</h1>
        <p className={styles['text']} role={isAlert ? 'alert' : undefined}>
          {message}
        </p>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
