/** The status of the content sources in the query cache, stale after half a minute, so that a cached page reads it again. */
import { queryOptions } from '@tanstack/react-query'
import { fetchSourceStatus } from '#server/pages/source-status.functions.ts'

export const sourceStatusQueryOptions = queryOptions({
  queryKey: ['source-status'],
  queryFn: () => fetchSourceStatus(),
  staleTime: 30_000,
})
