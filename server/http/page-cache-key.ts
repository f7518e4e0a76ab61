/** The key of a page in the page cache: its address in one spelling, without campaign params; and which pages have none (docs/decisions/0011). */
import { splitCampaign } from '#domain/campaign.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { splitTarget } from './canonical-address.ts'

/**
 * Rendered at every request: fresh data (vacancies, dealers, search results, status of the sources) and pages about
 * one visitor (newsletter links, requests, offers, shared lists).
 */
const neverCached =
  /^\/(?:vacatures|verkooppunten)(?:[/?]|$)|^\/(?:zoeken|service)(?:\?|$)|^\/nieuwsbrief\/|^\/aanvraag(?:\?|$)|^\/offerte\?|^\/showroom\/afspraak(?:\?|$)|^\/service\/verzoek\?|^\/(?:verlanglijstje|favorieten)\?/

/** One spelling for an address, as the site itself writes it. The router redirects params that the page does not know. */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return search === '' ? pathname : pathname + stringifySearch(parseSearch(search))
}

/** True for a page that may be cached. */
export function isCached(address: string): boolean {
  return !neverCached.test(address)
}

/** A request target without campaign params, which are no part of the cache key. */
export function withoutCampaign(target: string): string {
  const { pathname, search } = splitTarget(target)
  return search === '' ? target : pathname + splitCampaign(search).search
}
