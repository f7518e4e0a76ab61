/** Assembly guides in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { fetchGuide } from '#server/content/guides.functions.ts'
import { howToData } from './guide-seo.ts'

/** The guide at `path`, or null. */
export function guideQueryOptions(path: string) {
  return queryOptions({ queryKey: ['guide', path], queryFn: () => fetchGuide({ data: { path } }), staleTime: Infinity })
}

/** Puts the guide into the cache and returns what its head needs. @throws notFound */
export async function loadGuide(queryClient: QueryClient, path: string): Promise<PageSeo> {
  const guide = await queryClient.ensureQueryData(guideQueryOptions(path))
  if (!guide) throw notFound()
  return { ...guide.meta, path, ogType: 'article', crumbs: crumbsTo(path), structuredData: [howToData(guide)] }
}
