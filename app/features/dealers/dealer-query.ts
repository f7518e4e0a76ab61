/**
 * Dealers in the query cache. They are always asked afresh (specification section 7): every visit to a page fetches,
 * only a page that was just rendered by the server does not ask twice.
 */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { fetchDealer, fetchDealerList, fetchDealerMap, fetchProvince } from '#server/dealers/dealers.functions.ts'
import type { DealerQuery } from './dealer-list.ts'
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

/** Puts a list into the cache. */
export async function loadDealerList(queryClient: QueryClient, query: DealerQuery): Promise<void> {
  await queryClient.fetchQuery(dealerListQueryOptions(query))
}
