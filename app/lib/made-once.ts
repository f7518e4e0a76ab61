/** Parts that look the same for as long as the content they show is the same. */
import type { ReactNode } from 'react'
import { keptHtml } from './kept-html.ts'
import { standingHtml } from './standing-html.ts'

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands in an element that looks the same on every page, as props for it: the server makes its HTML once and puts it in as it is. In the browser
 * it is a part like any other, so nothing in it may ask React for an id, nor on the server for a context.
 * @param of what it shows: as long as this is the same object, so is the part. Without it the part is made each time.
 * @param name which part of those that show it; it says all that the part depends on besides.
 */
export function madeOnce(of: object | undefined, name: string, children: () => ReactNode): Inside {
  const html = import.meta.env.SSR && of !== undefined ? keptHtml(of, name, children) : null
  return html === null ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } }
}

/**
 * The same for what every page has and never changes: the browser keeps it as it stands there, and needs nothing of what it was made of.
 * @param children asks for `import.meta.env.SSR` itself, so that the scripts of the browser do without it.
 */
export function madeByServer(
  of: object,
  name: string,
  children: () => ReactNode,
): Inside & { 'data-standing': string } {
  return {
    'data-standing': name,
    ...(import.meta.env.SSR
      ? madeOnce(of, name, children)
      : { dangerouslySetInnerHTML: { __html: standingHtml(name) } }),
  }
}
