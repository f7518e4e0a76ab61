/** Query options of the dealers. The server reads them at every render (docs/rules.md, Dealers); the browser caches them for a minute, for Back. */
import { queryOptions } from '@tanstack/react-query'
import { freshFor } from '#app/lib/fresh-for.ts'
import type { DealerQuery } from '#domain/dealers/dealer-query.ts'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import {
  fetchDealer,
  fetchDealerList,
  fetchDealerMap,
  fetchNearestDealers,
  fetchProvince,
  fetchQuoteDealers,
} from '#server/dealers/dealers.functions.ts'

const fresh = { staleTime: freshFor(60_000), refetchOnWindowFocus: false } as const

/** The dealers that match a search. */
export function dealerListQueryOptions(query: DealerQuery) {
  return queryOptions({ queryKey: ['dealers', query], queryFn: () => fetchDealerList({ data: query }), ...fresh })
}

/** Where the dealers of a search are on the map; it is loaded once, only the list beside it is refreshed. */
export function dealerMapQueryOptions({ near, radius, land, provincie, collection }: DealerQuery) {
  const query = { near, radius, land, provincie, collection }
  return queryOptions({
    queryKey: ['dealer-map', query],
    queryFn: () => fetchDealerMap({ data: query }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

/** A Dutch province with its dealers. */
export function provinceQueryOptions(slug: ProvinceSlug) {
  return queryOptions({ queryKey: ['province', slug], queryFn: () => fetchProvince({ data: { slug } }), ...fresh })
}

/** The dealers of one slug, or null. */
export function dealerQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['dealer', slug], queryFn: () => fetchDealer({ data: { slug } }), ...fresh })
}

/** The dealers nearest to a place as it was typed; null when it is unknown. */
export function nearestDealersQueryOptions(near: string) {
  return queryOptions({
    queryKey: ['nearest-dealers', near],
    queryFn: () => fetchNearestDealers({ data: { near } }),
    ...fresh,
    retry: false,
  })
}

/** The dealers to ask for the offer about these things or this set; null when the place is unknown. */
export function quoteDealersQueryOptions(near: string, items = '', composition = '') {
  return queryOptions({
    queryKey: ['quote-dealers', near, items, composition],
    queryFn: () => fetchQuoteDealers({ data: { near, items, composition } }),
    ...fresh,
  })
}
