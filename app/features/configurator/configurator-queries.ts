/** The collections to choose from and one set, in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { wishIn, type ConfiguratorSearch, type SetsSearch } from '#domain/configurator/configurator-search.ts'
import { readSetPath, type SetAsked } from '#domain/configurator/set-path.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchSet, fetchSets } from '#server/configurator/configurator.functions.ts'

/** Every collection with its cheapest set for the place, budget and finish in the address. */
export function setsQueryOptions(search: SetsSearch) {
  return queryOptions({ queryKey: ['sets', search], queryFn: () => fetchSets({ data: search }) })
}

/** The set that is nearest to what the address asks for. Place and budget do not change it. */
export function setQueryOptions(slug: AnyCollectionSlug, search: ConfiguratorSearch) {
  return optionsOf({ slug, search: { ...wishIn(search), ours: search.ours } })
}

/** The set of a path such as '/samenstellen/beat45?width=1200'; null without one, and for any other text. */
export function askedSetQueryOptions(path = '') {
  const asked = readSetPath(path)
  return optionsOf(asked && { slug: asked.slug, search: wishIn(asked.search) })
}

function optionsOf(asked: SetAsked | null) {
  return queryOptions({
    queryKey: ['set', asked],
    queryFn: () => (asked ? fetchSet({ data: asked }) : null),
  })
}

/** Fills the cache with the set and returns what its head needs. @throws notFound */
export async function loadSet(
  queryClient: QueryClient,
  slug: AnyCollectionSlug,
  search: ConfiguratorSearch,
): Promise<PageSeo> {
  const set = await queryClient.ensureQueryData(setQueryOptions(slug, search))
  if (!set) throw notFound()
  const path = `/samenstellen/${slug}`
  return {
    title: `${set.name} samenstellen`,
    description: `Stel uw badkamermeubel ${set.name} samen: breedte, afwerking, blad, kom, kraangat, spiegel en kast ernaast. Met prijs, gewicht, levertijd en maattekening.`,
    path,
    crumbs: crumbsTo(path, set.name),
  }
}
