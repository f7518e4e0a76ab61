/** The page that compares all collections, in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { sectionCode } from '#app/sections/section-code.ts'
import { withoutSections } from '#app/sections/standing-sections.ts'
import { fetchCollectionsOverview } from '#server/content/collections-overview.functions.ts'

export function collectionsQueryOptions() {
  return queryOptions({ queryKey: ['collections'], queryFn: () => fetchCollectionsOverview(), staleTime: Infinity })
}

/** Puts the overview into the cache and returns what its head needs. @throws notFound */
export async function loadCollections(queryClient: QueryClient): Promise<PageSeo> {
  const [overview] = await Promise.all([
    queryClient.ensureQueryData(collectionsQueryOptions()),
    sectionCode.fetch(),
    fetchCrumbs(),
  ])
  if (!overview) throw notFound()
  carryLean(overview, () => ({ page: withoutSections(overview.page), collections: [], stands: true }))
  const { meta, path } = overview.page
  return { ...meta, path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(path) }
}
