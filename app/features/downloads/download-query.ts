/** Files to download in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryLean } from '#app/lib/carried-data.ts'
import { fetchDownloads } from '#server/content/downloads.functions.ts'
import type { DownloadQuery } from '#domain/downloads/download-list.ts'

/** The list that answers the filters. */
export function downloadsQueryOptions(query: DownloadQuery) {
  return queryOptions({ queryKey: ['downloads', query], queryFn: () => fetchDownloads({ data: query }) })
}

/** Puts the list into the cache. */
export async function loadDownloads(queryClient: QueryClient, query: DownloadQuery): Promise<void> {
  const list = await queryClient.ensureQueryData(downloadsQueryOptions(query))
  carryLean(list, () => ({ ...list, groups: [] })) // they stand in the page (DownloadBrowser)
}
