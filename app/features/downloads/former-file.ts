/** Redirects the address of a replaced file under /media/ to its newest version. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { fetchNewestVersion } from '#server/pages/downloads.functions.ts'

/** @throws a permanent redirect to the newest version of a file that was replaced; notFound for any other address */
export async function loadFormerFile(queryClient: QueryClient, file: string): Promise<never> {
  const href = await queryClient.fetchQuery({
    queryKey: ['former-file', file],
    queryFn: () => fetchNewestVersion({ data: { file } }),
  })
  if (href === null) throw notFound()
  throw redirect({ href, statusCode: 301, reloadDocument: true })
}
