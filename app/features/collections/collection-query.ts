/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { leaveUnknown } from '#app/lib/known-values.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { fetchCollection } from '#server/collections/collections.functions.ts'
import type { CollectionSearch } from './collection-search.ts'
import { collectionSeo } from './collection-head.ts'

/** One collection's page; null for an unknown slug. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({
    queryKey: ['collection', slug],
    queryFn: () => fetchCollection({ data: { slug } }),
  })
}

/** Fills the cache with the collection and returns what its head needs. @throws notFound, and a redirect for a finish that it has not */
export async function loadCollection(
  queryClient: QueryClient,
  slug: AnyCollectionSlug,
  search: CollectionSearch,
): Promise<PageSeo> {
  const collection = await queryClient.ensureQueryData(collectionQueryOptions(slug))
  if (!collection) throw notFound()
  leaveUnknown(collection.path, search, { finish: collection.finishes.map(({ name }) => name) })
  return collectionSeo(collection)
}
