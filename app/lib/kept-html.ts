/** HTML of parts of pages that the server keeps: made once of the content that a part shows, and gone together with it. */
import type { ReactNode } from 'react'

/** Makes HTML of a part by itself; `idPrefix` keeps the ids that React gives in it apart from those of other parts. */
export type RenderPart = (node: ReactNode, idPrefix: string) => string

let renderPart: RenderPart | null = null
const kept = new WeakMap<object, Map<string, string>>()

/** From now on parts are made by `render` and kept. The server says so at its start; a browser never does. */
export function keepHtml(render: RenderPart | null): void {
  renderPart = render
}

/**
 * The HTML of a part that shows nothing but `of`, by the `name` that it has among all that shows the same; null where nothing is kept.
 * Rendered outside of the page: it sees no context of it, and a picture in it that is loaded first is not announced in the head.
 */
export function keptHtml(of: object, name: string, node: () => ReactNode): string | null {
  if (renderPart === null) return null
  const parts = kept.get(of) ?? new Map<string, string>()
  const made = parts.get(name)
  if (made !== undefined) return made
  // The announcements of its pictures, which belong in a head; the pictures themselves are found as soon.
  const html = renderPart(node(), `${name.replaceAll(/\W+/g, '-')}-`).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  kept.set(of, parts.set(name, html))
  return html
}
