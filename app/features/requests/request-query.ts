/** The pages about requests: their state in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { freshFor } from '#app/lib/fresh-for.ts'
import { fetchFreeSlots, fetchRequestStatus } from '#server/requests/request.functions.ts'

/** What is known of the request that this link leads to; null for a link that does not work. */
export function requestStatusQueryOptions(token: string) {
  return queryOptions({
    queryKey: ['request', token],
    queryFn: () => fetchRequestStatus({ data: { token } }),
    staleTime: freshFor(30_000),
    gcTime: 60_000,
  })
}

/** The moments at which the showroom can be visited, asked again at every visit. */
export const freeSlotsQueryOptions = queryOptions({
  queryKey: ['free-slots'],
  queryFn: () => fetchFreeSlots(),
  staleTime: freshFor(30_000),
  gcTime: 60_000,
})
