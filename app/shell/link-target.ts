/** Which clicks on links become client-side navigation, and which addresses are worth preloading. */

/** What the decision needs to know of an <a>; every HTMLAnchorElement has it. */
export type Anchor = { href: string; target: string; hasAttribute: (name: string) => boolean }
/** What the decision needs to know of a click. */
export type Click = {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** Addresses below these are files and data, not pages. */
const notPages = /^\/(?:media|img|api|feed|assets|_serverFn)(?:\/|$)/
/** Files at the top, such as /sitemap.xml. */
const file = /\.[a-z0-9]+$/i

/**
 * The address (path, search and hash) that an anchor leads to within the site, or null when the browser should follow it by itself:
 * other origins, new tabs, downloads, files, and fragments of the page at `current`.
 */
export function pageHref(anchor: Anchor, current: string): string | null {
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) return null
  const from = new URL(current)
  const to = urlOf(anchor.href)
  if (to === null || to.origin !== from.origin || notPages.test(to.pathname) || file.test(to.pathname)) return null
  if (anchor.href.includes('#') && to.pathname === from.pathname && to.search === from.search) return null
  return to.pathname + to.search + to.hash
}

function urlOf(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** As `pageHref`, for a click: one with another button or a modifier, or one that was handled already, is left to the browser. */
export function clickedHref(click: Click, anchor: Anchor, current: string): string | null {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return null
  return pageHref(anchor, current)
}
