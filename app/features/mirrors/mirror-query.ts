/** Mirrors in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchMirror, fetchMirrorCards } from '#server/mirrors/mirrors.functions.ts'
import { mirrorSeo } from './mirror-head.ts'

/** All mirrors as cards. */
export function mirrorCardsQueryOptions() {
  return queryOptions({ queryKey: ['mirrors'], queryFn: () => fetchMirrorCards() })
}

/** One mirror; null for an unknown slug. */
export function mirrorQueryOptions(slug: string) {
  return queryOptions({
    queryKey: ['mirror', slug],
    queryFn: () => fetchMirror({ data: { slug } }),
  })
}

/** Fills the cache with the mirror and returns what its head needs. @throws notFound */
export async function loadMirror(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const mirror = await queryClient.ensureQueryData(mirrorQueryOptions(slug))
  if (!mirror) throw notFound()
  return mirrorSeo(mirror)
}
