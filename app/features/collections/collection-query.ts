/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { crumbsTo } from '#app/lib/site-map.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { carryWithoutSections } from '#app/sections/standing-sections.ts'
import { fetchCollection, fetchCollectionsOverview } from '#server/content/collections.functions.ts'
import type { AnyCollectionSlug } from './collection-slugs.ts'
import { collectionStructuredData } from './structured-data.ts'

/** One collection's page. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({ queryKey: ['collection', slug], queryFn: () => fetchCollection({ data: { slug } }), staleTime: Infinity })
}

/** The page that compares all collections. */
export function collectionsQueryOptions() {
  return queryOptions({ queryKey: ['collections'], queryFn: () => fetchCollectionsOverview(), staleTime: Infinity })
}

/** Puts the collection into the cache and returns what its head needs. @throws notFound */
export async function loadCollection(queryClient: QueryClient, slug: AnyCollectionSlug): Promise<PageSeo> {
  const collection = await queryClient.ensureQueryData(collectionQueryOptions(slug))
  if (!collection) throw notFound()
  carryWithoutSections(collection, collection, (lean) => lean)
  return { ...collection.meta, path: collection.path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(collection.path, collection.name), structuredData: [collectionStructuredData(collection)] }
}

/** Puts the overview into the cache and returns what its head needs. @throws notFound */
export async function loadCollections(queryClient: QueryClient): Promise<PageSeo> {
  const overview = await queryClient.ensureQueryData(collectionsQueryOptions())
  if (!overview) throw notFound()
  const { meta, path } = overview.page
  return { ...meta, path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(path) }
}
