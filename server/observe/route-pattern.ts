/** The route pattern of a path, for logs and metrics: a few dozen patterns for any number of addresses. */
import { LRUCache } from 'lru-cache'

/** Handled before the router, by prefix. */
const files = ['/assets/', '/media/', '/img/', '/_serverFn/']
const others: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
/** For an unknown or invalid path. */
export const noRoute = '(geen)'

/**
 * A function from paths to patterns, with a cache.
 * @param match the pattern of a page route, or undefined
 */
export function routePatterns(match: (pathname: string) => string | undefined): (pathname: string) => string {
  const known = new LRUCache<string, string>({ max: 1_000 })
  const find = (pathname: string): string => {
    const folder = files.find((prefix) => pathname.startsWith(prefix))
    if (folder !== undefined) return `${folder}*`
    if (others.has(pathname)) return pathname
    try {
      return match(pathname) ?? (/\.\w{2,12}$/.test(pathname) ? '(bestand)' : noRoute)
    } catch {
      return noRoute // a path that cannot be decoded
    }
  }
  return (pathname) => {
    if (pathname.length > 200) return find(pathname)
    let pattern = known.get(pathname)
    if (pattern === undefined) {
      pattern = find(pathname)
      known.set(pathname, pattern)
    }
    return pattern
  }
}
