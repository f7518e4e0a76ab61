/** The pages about requests: their search params, and their state in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { param, textLike } from '#domain/search-params.ts'
import { fetchFreeSlots, fetchRequestStatus } from '#server/requests/request.functions.ts'

export const statusSearchSchema = z.object({ token: param(textLike(/^[\w-]{32}$/)) })

/** What is known of the request that this link leads to; null for a link that does not work. */
export function requestStatusQueryOptions(token: string) {
  return queryOptions({
    queryKey: ['request', token],
    queryFn: () => fetchRequestStatus({ data: { token } }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
}

/** The moments at which the showroom can be visited, asked again at every visit. */
export const freeSlotsQueryOptions = queryOptions({
  queryKey: ['free-slots'],
  queryFn: () => fetchFreeSlots(),
  staleTime: 30_000,
  gcTime: 60_000,
})
