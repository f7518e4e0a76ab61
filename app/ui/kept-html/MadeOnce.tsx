/**
 * A part that looks the same on every page for as long as the content it shows is the same: the server makes its HTML once and puts it in as it is.
 * In the browser it is a part like any other, so nothing in it may ask React for an id, nor on the server for a context.
 */
import type { ReactNode } from 'react'
import { keptHtml } from '#app/lib/kept-html.ts'

type MadeOnceProps = {
  as: 'div' | 'li' | 'ul'
  className?: string | undefined
  /** What it shows: as long as this is the same object, so is the part. Without it the part is made each time. */
  of: object | undefined
  /** Which part of those that show it. */
  name: string
  /** Its name among what may be read from the page (app/lib/standing-html.ts). */
  standing?: string
  children: () => ReactNode
}

export function MadeOnce({ as: Element, className, of, name, standing, children }: MadeOnceProps) {
  const html = import.meta.env.SSR && of !== undefined ? keptHtml(of, name, children) : null
  return html === null ? <Element className={className} data-standing={standing}>{children()}</Element> : <Element className={className} data-standing={standing} dangerouslySetInnerHTML={{ __html: html }} />
}
