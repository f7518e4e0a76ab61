/** The files of /downloads in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { fetchDownloads, fetchNewestVersion } from '#server/downloads/downloads.functions.ts'
import type { DownloadSearch } from './download-search.ts'

/** The files that match the filters. */
export function downloadsQueryOptions(search: DownloadSearch) {
  return queryOptions({ queryKey: ['downloads', search], queryFn: () => fetchDownloads({ data: search }) })
}

/** Leads the address of a file under /media/. @throws a permanent redirect to the newest version of a file that was replaced; notFound for any other address */
export async function redirectToNewestVersion(queryClient: QueryClient, file: string): Promise<never> {
  const href = await queryClient.fetchQuery({
    queryKey: ['newest-version', file],
    queryFn: () => fetchNewestVersion({ data: { file } }),
  })
  if (href === null) throw notFound()
  throw redirect({ href, statusCode: 301, reloadDocument: true })
}
