/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { sectionCode } from '#app/sections/section-code.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { carryWithoutSections } from '#app/sections/standing-sections.ts'
import { fetchCollection, fetchCollectionsOverview } from '#server/content/collections.functions.ts'
import { collectionParts } from './collection-parts.ts'
import type { AnyCollectionSlug } from './collection-slugs.ts'
import { shownFinish } from './chooser/shown-finish.ts'

/** One collection's page. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({ queryKey: ['collection', slug], queryFn: () => fetchCollection({ data: { slug } }), staleTime: Infinity })
}

/** The page that compares all collections. */
export function collectionsQueryOptions() {
  return queryOptions({ queryKey: ['collections'], queryFn: () => fetchCollectionsOverview(), staleTime: Infinity })
}

/** Puts the collection into the cache, with what there is to see of the `finish` that the address names, and returns what its head needs. @throws notFound */
export async function loadCollection(queryClient: QueryClient, slug: AnyCollectionSlug, finish: string | undefined): Promise<PageSeo> {
  const options = collectionQueryOptions(slug)
  const [known] = await Promise.all([queryClient.ensureQueryData(options), sectionCode.fetch(), collectionParts.fetch(), fetchCrumbs()])
  // Of the finishes that were not shown only the samples stand in the page.
  const isSpared = known !== null && standsInPage(shownFinish(known, finish) ?? {})
  const collection = isSpared ? await queryClient.fetchQuery({ ...options, staleTime: 0 }) : known
  if (!collection) throw notFound()
  const shown = shownFinish(collection, finish)
  carryWithoutSections(collection, collection, (lean) => ({
    ...lean, hero: { layout: lean.hero.layout }, tops: [], basins: [], mirrors: [], products: [], downloads: [], others: [], stands: true,
    finishes: collection.finishes.map((other) => (other === shown ? other : { name: other.name, displayName: other.displayName, stands: true })),
  }))
  return { ...collection.meta, path: collection.path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(collection.path, collection.name), structuredData: [collectionParts.get().collectionStructuredData(collection)] }
}

/** Puts the overview into the cache and returns what its head needs. @throws notFound */
export async function loadCollections(queryClient: QueryClient): Promise<PageSeo> {
  const [overview] = await Promise.all([queryClient.ensureQueryData(collectionsQueryOptions()), sectionCode.fetch(), fetchCrumbs()])
  if (!overview) throw notFound()
  carryWithoutSections(overview, overview.page, (page) => ({ page, collections: [], stands: true }))
  const { meta, path } = overview.page
  return { ...meta, path, ogImage: '/media/og/collecties.jpg', crumbs: crumbsTo(path) }
}
