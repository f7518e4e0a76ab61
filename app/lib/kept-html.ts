/** HTML of parts of pages that the server keeps: made once of the content that a part shows, and gone together with it. */
import type { ReactNode } from 'react'

/** Makes HTML of a part by itself; `idPrefix` keeps the ids that React gives in it apart from those of other parts. */
export type RenderPart = (node: ReactNode, idPrefix: string) => string
/** HTML that is kept, as a page is sent: whoever put it together need not write its letters again. */
export type KeptPart = Uint8Array

let renderPart: RenderPart | null = null
let markPart: ((part: KeptPart) => string) | null = null
const kept = new WeakMap<object, Map<string, KeptPart>>()
/** Most parts that are kept of one object: some have the address of their page in their name, of which there is no end. */
const mostParts = 500

/** From now on parts are made by `render` and kept. The server says so at its start; a browser never does. */
export function keepHtml(render: RenderPart | null): void {
  renderPart = render
}

/** What `render` makes at once, with what `mark` says in the place of each part that is kept. */
export function withMarks<TMade>(mark: (part: KeptPart) => string, render: () => TMade): TMade {
  markPart = mark
  try {
    return render()
  } finally {
    markPart = null
  }
}

/**
 * The HTML of a part that shows nothing but `of`, by the `name` that it has among all that shows the same; null where nothing is kept.
 * Rendered outside of the page: it sees no context of it, and a picture in it that is loaded first is not announced in the head.
 */
export function keptHtml(of: object, name: string, node: () => ReactNode): string | null {
  if (renderPart === null) return null
  const part = kept.get(of)?.get(name) ?? keep(of, name, whole(renderPart, node, `${name.replaceAll(/\W+/g, '-')}-`))
  return markPart === null ? new TextDecoder().decode(part) : markPart(part)
}

/** The HTML of a part, with the parts in it. */
function whole(render: RenderPart, node: () => ReactNode, idPrefix: string): string {
  const mark = markPart
  markPart = null
  try {
    // Without the announcements of its pictures, which belong in a head; the pictures themselves are found as soon.
    return render(node(), idPrefix).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  } finally {
    markPart = mark
  }
}

function keep(of: object, name: string, html: string): KeptPart {
  const part = new TextEncoder().encode(html)
  const parts = kept.get(of) ?? new Map<string, KeptPart>()
  if (parts.size >= mostParts) parts.clear()
  kept.set(of, parts.set(name, part))
  return part
}
