/** The nearest dealers in the query cache: always asked afresh, by whatever page shows them. */
import { queryOptions } from '@tanstack/react-query'
import { fetchNearestDealers } from '#server/dealers/dealers.functions.ts'

/** The dealers nearest to a place as it was typed, or null when it is not known. */
export function nearestDealersQueryOptions(near: string) {
  return queryOptions({
    queryKey: ['nearest-dealers', near],
    queryFn: () => fetchNearestDealers({ data: { near } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
