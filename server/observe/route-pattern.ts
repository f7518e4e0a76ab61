/** Which route a path belongs to, for logs and counters: a few dozen patterns, however many addresses are asked for. */
import { LRUCache } from 'lru-cache'

/** What is answered before the router, by the beginning of its path. */
const files = ['/assets/', '/media/', '/img/', '/_serverFn/']
const others: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
/** For a path that nobody knows, or that is none. */
export const noRoute = '(geen)'

/** A function from paths to patterns; `match` gives the pattern of a route, or undefined. What was asked before is remembered. */
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
