/** Files to download in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchDownloads } from '#server/pages/downloads.functions.ts'
import type { DownloadSearch } from './download-search.ts'

/** The files that match the filters. */
export function downloadsQueryOptions(search: DownloadSearch) {
  return queryOptions({ queryKey: ['downloads', search], queryFn: () => fetchDownloads({ data: search }) })
}
