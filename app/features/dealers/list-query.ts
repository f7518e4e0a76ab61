/** Lists of dealers in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryLean } from '#app/lib/carried-data.ts'
import { fetchDealerList } from '#server/dealers/dealers.functions.ts'
import type { DealerQuery } from '#domain/dealers/dealer-list.ts'
import { afresh, withCode } from './fresh-query.ts'
import { dealerListCode } from './list-code.ts'

/** The list that answers a search. */
export function dealerListQueryOptions(query: DealerQuery) {
  return queryOptions({
    queryKey: ['dealers', query],
    queryFn: () => withCode(dealerListCode, fetchDealerList({ data: query })),
    ...afresh,
  })
}

/** Puts a list into the cache. */
export async function loadDealerList(queryClient: QueryClient, query: DealerQuery): Promise<void> {
  const list = await queryClient.fetchQuery(dealerListQueryOptions(query))
  carryLean(list, () => ({ ...list, groups: [], nearest: null, stands: true }))
}
