/** The page that compares all collections, in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchCollectionsOverview } from '#server/collections/collections.functions.ts'

export function collectionsQueryOptions() {
  return queryOptions({ queryKey: ['collections'], queryFn: () => fetchCollectionsOverview() })
}

/** Fills the cache with the overview and returns what its head needs. @throws notFound */
export async function loadCollections(queryClient: QueryClient): Promise<PageSeo> {
  const overview = await queryClient.ensureQueryData(collectionsQueryOptions())
  if (!overview) throw notFound()
  const { meta, path } = overview.page
  return { ...meta, path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(path) }
}
