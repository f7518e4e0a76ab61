/** A link whose address comes from content: a page of this site, or another site, which opens in a new tab and says so, as does any link with that target. */
import type { ComponentPropsWithRef } from 'react'
import { isExternal } from './is-external.ts'
import styles from './ContentLink.module.css'

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
      <span className={styles['sign']}> (opent in een nieuw tabblad)</span>
    </a>
  )
}
