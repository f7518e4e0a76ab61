/** What a request asks for, worked out once, in the guard: the address of a page in one spelling, and where every other leads (docs/rules.md, Addresses and Search params). */
import { joinCampaign, splitCampaign } from '#domain/campaign.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { movedTo } from '#server/content/moved-addresses.ts'

export type Target = {
  /** The path as it was sent. */
  pathname: string
  /** False for files and APIs. */
  isPage: boolean
  /** '' or '?…'; of a page in the spelling of the site itself, without campaign params. */
  search: string
  /** The campaign params: no page sees them, and redirects keep them. */
  marks: string
  /** Path and search: the key of a page in the page cache (docs/decisions/0011). */
  address: string
}
export type Redirect = { status: 307 | 308; location: string }
/** The parsers of the search params of the page at a path, from the root route down; null when no page is there. */
export type SearchParsers = (pathname: string) => readonly ((search: object) => unknown)[] | null

/** Files, which keep their case, and APIs. */
const filePrefix = /^\/(?:media|img|assets|api|_serverFn)\//
const extension = /\.[a-z\d]+$/i
/**
 * Rendered at every request: fresh data (vacancies, dealers, search results, status of the sources) and pages about
 * one visitor (newsletter links, requests, offers, shared lists).
 */
const neverCached =
  /^\/(?:vacatures|verkooppunten)(?:[/?]|$)|^\/(?:zoeken|service)(?:\?|$)|^\/nieuwsbrief\/|^\/aanvraag(?:\?|$)|^\/(?:offerte|professional\/project|de|fr|en)\?|^\/showroom\/afspraak(?:\?|$)|^\/service\/verzoek\?|^\/(?:verlanglijstje|favorieten)\?/

/** @param url the target of an HTTP request: path and query */
export function targetOf(url: string): Target {
  const end = url.indexOf('?')
  const pathname = end === -1 ? url : url.slice(0, end)
  const isPage = !filePrefix.test(pathname) && !extension.test(pathname)
  const sent = end === -1 ? '' : url.slice(end)
  if (!isPage || sent === '') return { pathname, isPage, search: sent, marks: '', address: url }
  const { search: raw, marks } = splitCampaign(sent)
  const search = stringifySearch(parseSearch(raw))
  return { pathname, isPage, search, marks, address: pathname + search }
}

/** True for a page that may be cached. */
export function isCached({ address }: Pick<Target, 'address'>): boolean {
  return !neverCached.test(address)
}

/** Where another spelling leads: permanently to the canonical path, or to the search as the router writes it with `search.strict`, with only the params that the page knows. */
export function redirectOf({ pathname, isPage, search, marks }: Target, parsers: SearchParsers): Redirect | null {
  const path = canonicalPath(pathname)
  if (path !== pathname) return { status: 308, location: joinCampaign(path + search, marks) }
  if (!isPage || search === '') return null
  try {
    const known = {}
    const parse = parsers(pathname)
    if (parse === null) return null
    for (const each of parse) Object.assign(known, each({ ...known, ...parseSearch(search) }))
    const clean = stringifySearch(known)
    return clean === search ? null : { status: 307, location: joinCampaign(pathname + clean, marks) }
  } catch {
    return null // a path that cannot be decoded; the router answers
  }
}

/** The path without dot segments, trailing or doubled slashes, spaces at its end, upper case and needless escapes. */
export function canonicalPath(sent: string): string {
  const { pathname } = new URL(`http://site.example${sent}`)
  if (filePrefix.test(pathname)) return pathname
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<!\/|%20)(?:\/|%20)+$/, '') || '/'
  const lower = plain.replaceAll(/%[0-9a-fA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? unescaped(part) : part.toLowerCase(),
  )
  const canonical = movedTo(lower) ?? lower
  return canonical === sent ? sent : canonicalPath(canonical) // '/.%20' becomes '/.', which is '/'
}

/** '%6d' -> 'm', for letters, digits and the four punctuation marks that need no escape; other escapes keep their spelling. */
function unescaped(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character.toLowerCase() : escape
}
