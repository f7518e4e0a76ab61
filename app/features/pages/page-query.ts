/** Editorial pages in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, isStaticPath } from '#domain/site-map.ts'
import type { PageContent } from '#domain/pages/section.schema.ts'
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
  return { ...page.meta, path, crumbs: crumbsTo(path, pageLabel(page)) }
}

/** The name of a page in its crumbs, where the site map has none. */
export function pageLabel({ path, meta }: PageContent): string | undefined {
  return isStaticPath(path) ? undefined : meta.title
}
