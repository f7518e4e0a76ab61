/** How the sources of the site are, in the query cache: old after half a minute, so that a page that was kept looks again. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { fetchSourceStatus } from '#server/pages/source-status.functions.ts'

const halfMinute = 30_000

export function sourceStatusQueryOptions() {
  return queryOptions({ queryKey: ['source-status'], queryFn: () => fetchSourceStatus(), staleTime: halfMinute })
}

/** Puts it into the cache. */
export async function loadSourceStatus(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(sourceStatusQueryOptions())
}
