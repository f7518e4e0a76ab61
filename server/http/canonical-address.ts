/** One address per page: where to redirect requests for other spellings (docs/rules.md, Addresses and Search params). */
import { joinCampaign, splitCampaign } from '#domain/campaign.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'

export type Redirect = { status: 307 | 308; location: string }
/** The parsers of the search params of the page at a path, from the root route down; null when no page is there. */
export type SearchParsers = (pathname: string) => readonly ((search: object) => unknown)[] | null

const moved = new Map([['/over-ons/productieproces', '/over-ons/productie']])
/** Paths of files keep their case and are never redirected. */
const filePrefixes = ['/media/', '/img/', '/assets/', '/api/', '/_serverFn/']

/** The redirect for a request target, or null for a canonical one. */
export function canonicalRedirect(target: string, parsers: SearchParsers): Redirect | null {
  const { pathname, search } = splitTarget(target)
  const path = canonicalPath(pathname)
  if (path !== null) return { status: 308, location: path + search }
  if (search === '' || !isPagePath(pathname)) return null
  const { search: raw, marks } = splitCampaign(search)
  const params = parseSearch(raw)
  const clean = cleanSearch(params, pathname, parsers)
  return clean === null || clean === stringifySearch(params)
    ? null
    : { status: 307, location: joinCampaign(pathname + clean, marks) }
}

/** A request target as path and search, '?' included. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const end = target.indexOf('?')
  return end === -1 ? { pathname: target, search: '' } : { pathname: target.slice(0, end), search: target.slice(end) }
}

/** True for the path of a page: files have an extension, APIs a prefix. */
export function isPagePath(pathname: string): boolean {
  return !isFilePath(pathname) && !/\.[a-z\d]+$/i.test(pathname)
}

/** The path to redirect to permanently, or null. Canonical paths have no trailing or doubled slashes and no upper case. */
export function canonicalPath(pathname: string): string | null {
  if (isFilePath(pathname)) return null
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const lower = plain.replaceAll(/%[0-9a-fA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? unescaped(part) : part.toLowerCase(),
  )
  const canonical = moved.get(lower) ?? lower
  return canonical === pathname ? null : canonical
}

function isFilePath(pathname: string): boolean {
  return filePrefixes.some((prefix) => pathname.startsWith(prefix))
}

/** '%6d' -> 'm', for letters, digits and the four punctuation marks that need no escape; other escapes keep their spelling. */
function unescaped(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character.toLowerCase() : escape
}

/** The search as the router writes it with `search.strict`: only params that the page knows. Null when it cannot be parsed. */
function cleanSearch(params: object, pathname: string, parsers: SearchParsers): string | null {
  try {
    const known = parsers(pathname)
    if (known === null) return null
    const search = {}
    for (const parse of known) Object.assign(search, parse({ ...search, ...params }))
    return stringifySearch(search)
  } catch {
    return null // a path that cannot be decoded; the router answers
  }
}
