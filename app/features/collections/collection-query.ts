/** Collections in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { sectionCode } from '#app/sections/section-code.ts'
import { carryLean, standsInPage } from '#app/lib/carried-data.ts'
import { withoutSections } from '#app/sections/standing-sections.ts'
import { fetchCollection } from '#server/content/collections.functions.ts'
import { collectionParts } from './collection-parts.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { shownFinish } from './chooser/shown-finish.ts'

/** One collection's page. */
export function collectionQueryOptions(slug: AnyCollectionSlug) {
  return queryOptions({
    queryKey: ['collection', slug],
    queryFn: () => fetchCollection({ data: { slug } }),
    staleTime: Infinity,
  })
}

/** Puts the collection into the cache, with what there is to see of the `finish` that the address names, and returns what its head needs. @throws notFound */
export async function loadCollection(
  queryClient: QueryClient,
  slug: AnyCollectionSlug,
  finish: string | undefined,
): Promise<PageSeo> {
  const options = collectionQueryOptions(slug)
  const [known] = await Promise.all([
    queryClient.ensureQueryData(options),
    sectionCode.fetch(),
    collectionParts.fetch(),
    fetchCrumbs(),
  ])
  // Of the finishes that were not shown only the samples stand in the page.
  const isSpared = known !== null && standsInPage(shownFinish(known, finish) ?? {})
  const collection = isSpared ? await queryClient.fetchQuery({ ...options, staleTime: 0 }) : known
  if (!collection) throw notFound()
  carryLean(collection, () => {
    const shown = shownFinish(collection, finish)
    const frames = sectionCode.get().sectionFrames(
      collection.sections.map(({ kind }) => kind),
      collection.hero.layout,
    )
    return {
      ...withoutSections(collection, frames),
      hero: { layout: collection.hero.layout },
      tops: [],
      basins: [],
      mirrors: [],
      products: [],
      downloads: [],
      others: [],
      dealers: undefined,
      stands: true,
      finishes: collection.finishes.map((other) =>
        other === shown ? other : { name: other.name, displayName: other.displayName, stands: true },
      ),
    }
  })
  return collectionParts.get().collectionSeo(collection)
}
