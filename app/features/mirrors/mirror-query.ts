/** Mirrors in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean, wholeData } from '#app/lib/carried-data.ts'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchMirror } from '#server/content/mirrors.functions.ts'
import { mirrorParts } from './sheet/mirror-parts.ts'

/** The sheet of one mirror; null for an unknown slug. */
export function mirrorQueryOptions(slug: string) {
  return queryOptions({
    queryKey: ['mirror', slug],
    queryFn: () => fetchMirror({ data: { slug } }),
    staleTime: Infinity,
  })
}

/** The first part of its sheet. */
export function sheetName(slug: string): string {
  return `spiegel ${slug}`
}

/** Puts the mirror into the cache and returns what its head needs. @throws notFound */
export async function loadMirror(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const options = mirrorQueryOptions(slug)
  const [known] = await Promise.all([queryClient.ensureQueryData(options), mirrorParts.fetch(), fetchCrumbs()])
  const mirror = await wholeData(known, sheetName(slug), () => queryClient.fetchQuery({ ...options, staleTime: 0 }))
  if (!mirror) throw notFound()
  carryLean(mirror, () => ({
    ...mirror,
    story: [],
    formats: [],
    colors: [],
    features: [],
    scene: undefined,
    collections: [],
    downloads: [],
    related: [],
    stands: true,
  }))
  return mirrorParts.get().mirrorSeo(mirror)
}
