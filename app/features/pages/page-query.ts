/** Editorial pages in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchPage } from '#server/pages/pages.functions.ts'

/** The page at `path`; null when content has none. */
export function pageQueryOptions(path: string) {
  return queryOptions({ queryKey: ['page', path], queryFn: () => fetchPage({ data: { path } }) })
}

/** Fills the cache with the page, awaits the other queries of its route, and returns what its head needs. @throws notFound */
export async function loadPage(
  queryClient: QueryClient,
  path: string,
  ...others: readonly Promise<unknown>[]
): Promise<PageSeo> {
  const [page] = await Promise.all([queryClient.ensureQueryData(pageQueryOptions(path)), ...others])
  if (!page) throw notFound()
  return { ...page.meta, path, crumbs: crumbsTo(path) }
}
