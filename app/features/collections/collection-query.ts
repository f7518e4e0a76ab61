/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { crumbsTo } from '#app/lib/site-map.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchCollection, fetchCollectionCards } from '#server/content/collections.functions.ts'
import type { AnyCollectionSlug } from './collection-slugs.ts'

/** One collection's page. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({ queryKey: ['collection', slug], queryFn: () => fetchCollection({ data: { slug } }), staleTime: Infinity })
}

/** All collections as cards. */
export function collectionCardsQueryOptions() {
  return queryOptions({ queryKey: ['collections'], queryFn: () => fetchCollectionCards(), staleTime: Infinity })
}

/** Puts the collection into the cache and returns what its head needs. @throws notFound */
export async function loadCollection(queryClient: QueryClient, slug: AnyCollectionSlug): Promise<PageSeo> {
  const collection = await queryClient.ensureQueryData(collectionQueryOptions(slug))
  if (!collection) throw notFound()
  return { ...collection.meta, path: collection.path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(collection.path, collection.name) }
}
