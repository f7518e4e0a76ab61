/** What the dealer pages show, taken from the dealers in the database. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import { nearestPlaces } from '#domain/dealers/distance.ts'
import { listDealers as listOf, matchingDealers } from '#domain/dealers/dealer-list.ts'
import { type DealerList, type DealerQuery } from '#domain/dealers/dealer-query.ts'
import {
  countryName,
  neighbouringProvinces,
  provinceName,
  reservedDealerSlugs,
  type ProvinceSlug,
} from '#domain/dealers/dealer-places.ts'
import { isShown, type ShownDealer } from '#domain/dealers/shown-dealers.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { recordSchema } from './dealer-file.ts'
import type { StoredDealer } from './dealer-store.ts'
import { findPlace } from './find-place.ts'
import type { PlaceSources } from './known-towns.ts'

/** Countries as they stand in addresses, and in lists of places. */
export const countryCodes = { nederland: 'NL', belgie: 'BE', duitsland: 'DE', curacao: 'CW' } as const

/** A dealer's page names this many others, other pages as many that are near the visitor. */
const nearbyCount = 5,
  nearestCount = 3

/** The list that answers `query`, of dealers that may be shown; `near` is looked up among towns, postcodes and names. */
export async function dealerList(
  dealers: readonly StoredDealer[],
  query: DealerQuery,
  sources: Omit<PlaceSources, 'dealers'>,
): Promise<DealerList> {
  const shown = dealers.filter((dealer) => isShown(dealer))
  const place =
    query.near === undefined
      ? null
      : await findPlace(query.near, query.land && countryCodes[query.land], { ...sources, dealers: shown })
  return listOf(shown, query, place)
}

/** The dealers nearest to `near`, and the place that it was understood as; null when that is no place to measure from. */
export async function nearestDealers(
  dealers: readonly StoredDealer[],
  near: string,
  sources: Omit<PlaceSources, 'dealers'>,
) {
  const shown: ShownDealer<StoredDealer>[] = dealers.filter((dealer) => isShown(dealer))
  const place = await findPlace(near, undefined, { ...sources, dealers: shown })
  return place.kind === 'place'
    ? { label: place.label, dealers: nearestPlaces([place], shown, nearestCount).map(toNearby) }
    : null
}

/** Where the dealers stand that `query` finds, all of them: what the map draws beside a page of the list. */
export async function dealerPoints(
  dealers: readonly StoredDealer[],
  query: DealerQuery,
  sources: Omit<PlaceSources, 'dealers'>,
) {
  const shown: ShownDealer<StoredDealer>[] = dealers.filter((dealer) => isShown(dealer))
  const place =
    query.near === undefined
      ? null
      : await findPlace(query.near, query.land && countryCodes[query.land], { ...sources, dealers: shown })
  return matchingDealers(shown, query, place).map(({ id, slug, Naam, Plaats, latitude, longitude }) => ({
    id,
    slug,
    name: Naam,
    town: Plaats,
    latitude,
    longitude,
  }))
}
export type DealerPoint = Awaited<ReturnType<typeof dealerPoints>>[number]

/** A Dutch province: its dealers, and how many its neighbours have. */
export function provincePage(dealers: readonly StoredDealer[], slug: ProvinceSlug) {
  const shown = dealers.filter((dealer) => isShown(dealer))
  const count = (province: ProvinceSlug) =>
    shown.filter((dealer) => dealer.Land === countryName('nederland') && dealer.Provincie === provinceName(province))
      .length
  const { groups, total } = listOf(shown, { land: 'nederland', provincie: slug })
  return {
    slug,
    name: provinceName(slug),
    total,
    groups,
    towns: [...new Set(groups.flatMap((group) => group.dealers.map((dealer) => dealer.Plaats)))],
    neighbours: neighbouringProvinces[slug].map((neighbour) => ({
      slug: neighbour,
      name: provinceName(neighbour),
      count: count(neighbour),
    })),
  }
}
export type ProvincePageData = ReturnType<typeof provincePage>

/** The dealers that share `slug`, with the collections they show and the nearest others; null when there are none. */
export function dealerPage(dealers: readonly StoredDealer[], files: Pick<ContentFiles, 'collections'>, slug: string) {
  if (slug === '' || reservedDealerSlugs.has(slug)) return null
  const shown: ShownDealer<StoredDealer>[] = dealers.filter((dealer) => isShown(dealer))
  const branches = shown.filter((dealer) => dealer.slug === slug)
  const first = branches[0]
  if (!first) return null
  return {
    slug,
    name: first.Naam,
    branches: branches.map(({ collecties = [], ...branch }) => ({
      ...branch,
      collections: collecties.flatMap((key) => {
        const collection = files.collections.get(key)
        return collection
          ? [{ slug: collection.slug, name: collection.name, path: collectionPath(collection.slug) }]
          : []
      }),
    })),
    nearby: nearestPlaces(
      branches,
      shown.filter((dealer) => dealer.slug !== slug && dealer.Land === first.Land),
      nearbyCount,
    ).map(toNearby),
  }
}
export type DealerPageData = NonNullable<ReturnType<typeof dealerPage>>

function toNearby({ place, km }: { place: StoredDealer; km: number }) {
  return { id: place.id, slug: place.slug, name: place.Naam, town: place.Plaats, km }
}

/** The records as GET /api/dealers answers them: the field names of the content, and what a dealer has beyond them. */
export function dealerRecords(dealers: readonly StoredDealer[]) {
  return dealers.map((dealer) => recordSchema.parse(dealer))
}
