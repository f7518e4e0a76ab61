/** The map of dealers in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchDealerMap } from '#server/dealers/dealers.functions.ts'
import type { DealerQuery } from '#domain/dealers/dealer-list.ts'
import { afresh } from '../fresh-query.ts'

/** Where the dealers of a search stand; asked when the map comes into view. */
export function dealerMapQueryOptions({ near, radius, land, provincie }: DealerQuery) {
  const query = { near, radius, land, provincie }
  return queryOptions({ queryKey: ['dealer-map', query], queryFn: () => fetchDealerMap({ data: query }), ...afresh })
}
