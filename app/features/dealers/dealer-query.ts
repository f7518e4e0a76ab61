/**
 * Dealers in the query cache. They are always asked afresh (specification section 7): every visit to a page fetches,
 * only a page that was just rendered by the server does not ask twice.
 */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { crumbsTo } from '#app/lib/site-map.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchDealer, fetchDealerList, fetchDealerMap, fetchNearestDealers, fetchProvince } from '#server/dealers/dealers.functions.ts'
import type { DealerQuery } from './dealer-list.ts'
import { dealerCrumbs, dealerDescription, dealerStoreData, dealerTitle } from './dealer-seo.ts'
import { provinceDescription } from './province-texts.ts'
import type { ProvinceSlug } from './dealer-places.ts'

const afresh = { staleTime: 0, refetchOnMount: false, refetchOnWindowFocus: false } as const

/** The list that answers a search. */
export function dealerListQueryOptions(query: DealerQuery) {
  return queryOptions({ queryKey: ['dealers', query], queryFn: () => fetchDealerList({ data: query }), ...afresh })
}

/** Where the dealers of a search stand; asked when the map comes into view. */
export function dealerMapQueryOptions({ near, radius, land, provincie }: DealerQuery) {
  const query = { near, radius, land, provincie }
  return queryOptions({ queryKey: ['dealer-map', query], queryFn: () => fetchDealerMap({ data: query }), ...afresh })
}

/** A Dutch province. */
export function provinceQueryOptions(slug: ProvinceSlug) {
  return queryOptions({ queryKey: ['province', slug], queryFn: () => fetchProvince({ data: { slug } }), ...afresh })
}

/** The dealers of one slug, or null. */
export function dealerQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['dealer', slug], queryFn: () => fetchDealer({ data: { slug } }), ...afresh })
}

/** The dealers nearest to a place as it was typed, or null when it is not known. */
export function nearestDealersQueryOptions(near: string) {
  return queryOptions({ queryKey: ['nearest-dealers', near], queryFn: () => fetchNearestDealers({ data: { near } }), ...afresh, refetchOnMount: true, retry: false })
}

/** Puts a list into the cache. */
export async function loadDealerList(queryClient: QueryClient, query: DealerQuery): Promise<void> {
  await queryClient.fetchQuery(dealerListQueryOptions(query))
}

/** Puts a province into the cache and returns what its head needs. */
export async function loadProvince(queryClient: QueryClient, slug: ProvinceSlug): Promise<PageSeo> {
  const province = await queryClient.fetchQuery(provinceQueryOptions(slug))
  const path = `/verkooppunten/nederland/${slug}`
  return { title: `Verkooppunten in ${province.name}`, description: provinceDescription(province), path, crumbs: crumbsTo(path, province.name) }
}

/** Puts a dealer into the cache and returns what its head needs. @throws notFound */
export async function loadDealer(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const dealer = await queryClient.fetchQuery(dealerQueryOptions(slug))
  if (!dealer) throw notFound()
  return { title: dealerTitle(dealer), description: dealerDescription(dealer), path: `/verkooppunten/${slug}`, crumbs: dealerCrumbs(dealer), structuredData: dealerStoreData(dealer) }
}
