/** A link whose address comes from content: a page of this site, or another site, which opens in a new tab and says so, as does any link with that target. */
import type { ComponentPropsWithRef } from 'react'
import { isExternal } from './is-external.ts'
import styles from './ContentLink.module.css'

/** Between the last word and the sign of a link in running text, where the line may not break. */
const wordJoiner = '\u2060'

export function ContentLink({ href, children, target, ...anchor }: ComponentPropsWithRef<'a'> & { href: string }) {
  if (!isExternal(href) && target === undefined)
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener" {...anchor}>
      {children}
      {!anchor.className && wordJoiner}
      <span className={styles['sign']}> (opent in een nieuw tabblad)</span>
    </a>
  )
}
