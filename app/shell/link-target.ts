/** Which links lead to a page of this site: clicks on them become client-side navigation, and their pages are preloaded. */

/** What the decision needs to know of an <a>; every HTMLAnchorElement has it. */
export type Anchor = { href: string; target: string; hasAttribute: (name: string) => boolean }

/** Addresses below these are files and data, not pages. */
const notPages = /^\/(?:media|img|api|feed|assets|_serverFn)(?:\/|$)/
/** Files at the top, such as /sitemap.xml. */
const file = /\.[a-z0-9]+$/i

/**
 * The address (path, search and hash) that an anchor leads to within the site, or null when the browser should follow it by itself:
 * other origins, new tabs, downloads, files, fragments of the page at `current`, and links whose dialog opens instead.
 */
export function pageHref(anchor: Anchor, current: string): string | null {
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) return null
  if (anchor.hasAttribute('aria-haspopup')) return null
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
