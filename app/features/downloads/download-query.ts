/** The search params of /downloads, and the files in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { downloadTypes } from '#domain/downloads/download-words.ts'
import { param, text, textLike } from '#domain/search-params.ts'
import { fetchDownloads, fetchNewestVersion } from '#server/pages/downloads.functions.ts'

export const downloadSearchSchema = z.object({
  type: param(z.enum(downloadTypes)),
  collection: param(textLike(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  search: param(text(60)),
})
export type DownloadSearch = z.output<typeof downloadSearchSchema>

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
