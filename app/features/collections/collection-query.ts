/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { fetchCollection } from '#server/collections/collections.functions.ts'
import { collectionSeo } from './collection-head.ts'

/** One collection's page; null for an unknown slug. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({
    queryKey: ['collection', slug],
    queryFn: () => fetchCollection({ data: { slug } }),
  })
}

/** Fills the cache with the collection and returns what its head needs. @throws notFound */
export async function loadCollection(queryClient: QueryClient, slug: AnyCollectionSlug): Promise<PageSeo> {
  const collection = await queryClient.ensureQueryData(collectionQueryOptions(slug))
  if (!collection) throw notFound()
  return collectionSeo(collection)
}
