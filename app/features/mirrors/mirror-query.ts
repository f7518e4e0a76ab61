/** Mirrors in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { fetchMirror } from '#server/content/mirrors.functions.ts'
import { mirrorStructuredData } from './mirror-structured-data.ts'

/** The sheet of one mirror; null for an unknown slug. */
export function mirrorQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['mirror', slug], queryFn: () => fetchMirror({ data: { slug } }), staleTime: Infinity })
}

/** Puts the mirror into the cache and returns what its head needs. @throws notFound */
export async function loadMirror(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const mirror = await queryClient.ensureQueryData(mirrorQueryOptions(slug))
  if (!mirror) throw notFound()
  carryLean(mirror, () => ({ ...mirror, collections: [], downloads: [], related: [], stands: true }))
  const path = `/collecties/spiegels/${mirror.slug}`
  return {
    title: `Spiegel ${mirror.name2} (${mirror.name})`,
    description: mirror.meta.description,
    path,
    ogImage: '/media/og/spiegels.jpg',
    ogType: 'product',
    crumbs: crumbsTo(path, `${mirror.name} ${mirror.name2}`),
    structuredData: [mirrorStructuredData(mirror)],
    alternates: [markdownOf(path)],
  }
}
