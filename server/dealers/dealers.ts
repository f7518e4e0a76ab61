/** What the dealer pages show, taken from the dealers in the database. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { nearestPlaces } from '#domain/dealers/distance.ts'
import { listDealers as listOf, matchingDealers, type CollectionNames } from '#domain/dealers/dealer-list.ts'
import { listedId, type DealerList, type DealerQuery } from '#domain/dealers/dealer-query.ts'
import {
  countryName,
  neighbouringProvinces,
  provinceName,
  reservedDealerSlugs,
  type ProvinceSlug,
} from '#domain/dealers/dealer-places.ts'
import { addressOf } from '#domain/dealers/dealer-words.ts'
import type { ForeignLanguage } from '#domain/languages.ts'
import { isShown, type ShownDealer } from '#domain/dealers/shown-dealers.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { recordSchema } from './dealer-file.ts'
import type { StoredDealer } from './dealer-store.ts'
import { findPlace } from './find-place.ts'
import type { PlaceSources } from './known-towns.ts'
import { countryNames, placeCountries } from './place-names.ts'

/** Country codes by the slug in addresses. */
export const countryCodes = { nederland: 'NL', belgie: 'BE', duitsland: 'DE', curacao: 'CW' } as const

/** Other dealers that the page of a dealer names, and dealers near the visitor that other pages name. */
const nearbyCount = 5,
  nearestCount = 3,
  quoteCount = 6,
  abroadCount = 6

type Sources = Omit<PlaceSources, 'dealers'>

/** The list for `query`, of dealers that may be shown; `near` is looked up among towns, postcodes and names. */
export async function dealerList(
  dealers: readonly StoredDealer[],
  query: DealerQuery,
  sources: Sources,
  collections: ContentFiles['collections'] = new Map(),
): Promise<DealerList> {
  const shown = shownOf(dealers)
  return listOf(shown, query, await placeOf(query, shown, sources), namesOf(collections))
}

function namesOf(collections: ContentFiles['collections']): CollectionNames {
  return new Map(Array.from(collections.values(), ({ slug, name }) => [slug, name]))
}

/** The dealers nearest to `near`, and the place that it was understood as; null when that is no place to measure from. */
export async function nearestDealers(dealers: readonly StoredDealer[], near: string, sources: Sources) {
  const shown = shownOf(dealers)
  const place = await findPlace(near, undefined, { ...sources, dealers: shown })
  return place.kind === 'place'
    ? { label: place.label, dealers: nearestPlaces([place], shown, nearestCount).map(toNearby) }
    : null
}

/** More of them, with their address and a telephone number that works from abroad, and countries and distances as `language` writes them. */
export async function dealersAbroad(
  dealers: readonly StoredDealer[],
  near: string,
  language: ForeignLanguage,
  sources: Sources,
) {
  const shown = shownOf(dealers)
  const place = await findPlace(near, undefined, { ...sources, dealers: shown })
  const km = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  return place.kind === 'place'
    ? {
        label: inLanguage(place.label, language),
        dealers: nearestPlaces([place], shown, abroadCount).map((found) => ({
          ...toNearby(found),
          address: `${addressOf(found.place)} ${found.place.Plaats}`,
          distance: km.format(found.km),
          phone: internationalPhone(found.place),
        })),
      }
    : null
}

/** 'Aachen (Nordrhein-Westfalen, Duitsland)' -> 'Aachen (Nordrhein-Westfalen, Deutschland)' */
function inLanguage(label: string, language: ForeignLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return placeCountries.reduce((text, code) => text.replace(countryNames[code], names.of(code) ?? code), label)
}

/**
 * The dealers to ask for an offer, and the place that `near` was understood as; null when that is no place. They are the nearest ones; should none of
 * these show what the offer is about, the nearest that does has the last place. Those that show most of it come first, the nearest before others.
 * @param asked the collections that the offer is about
 */
export async function quoteDealers(
  dealers: readonly StoredDealer[],
  near: string,
  sources: Sources,
  asked: readonly { slug: string; name: string }[] = [],
) {
  const shown = shownOf(dealers)
  const place = await findPlace(near, undefined, { ...sources, dealers: shown })
  if (place.kind !== 'place') return null
  const namesIn = ({ collecties }: StoredDealer) => {
    const isThere = ({ slug }: { slug: string }) => collecties?.includes(slug)
    const names = (some: typeof asked) => some.map(({ name }) => name)
    return collecties && { shows: names(asked.filter(isThere)), misses: names(asked.filter((one) => !isThere(one))) }
  }
  const sorted = nearestPlaces([place], shown, shown.length).map(({ place: dealer, km }) => ({
    id: dealer.id,
    name: dealer.Naam,
    address: [dealer.Adres, `${dealer.Postcode} ${dealer.Plaats}`.trim()].join(', '),
    km,
    hasEmail: dealer.email !== undefined,
    /** Undefined for a dealer of whom it is unknown. */
    collections: namesIn(dealer),
  }))
  const showing = ({ collections }: (typeof sorted)[number]) => collections?.shows.length ?? 0
  const nearest = sorted.slice(0, quoteCount)
  const other = asked.length > 0 && !nearest.some(showing) ? sorted.find(showing) : undefined
  const offered = other ? [...nearest.slice(0, quoteCount - 1), other] : nearest
  return {
    label: place.label,
    asked: asked.map(({ name }) => name),
    dealers: offered.toSorted((a, b) => showing(b) - showing(a)),
  }
}
export type QuoteDealers = NonNullable<Awaited<ReturnType<typeof quoteDealers>>>

/** All dealers that `query` finds, as the map needs them. */
export async function dealerPoints(dealers: readonly StoredDealer[], query: DealerQuery, sources: Sources) {
  const shown = shownOf(dealers)
  const matching = matchingDealers(shown, query, await placeOf(query, shown, sources))
  return matching.map(({ id, slug, Naam: name, Plaats: town, latitude, longitude }) => ({
    id: listedId(id),
    slug,
    name,
    town,
    latitude,
    longitude,
  }))
}
export type DealerPoint = Awaited<ReturnType<typeof dealerPoints>>[number]

function shownOf(dealers: readonly StoredDealer[]): ShownDealer<StoredDealer>[] {
  return dealers.filter((dealer) => isShown(dealer))
}

async function placeOf({ near, land }: DealerQuery, dealers: readonly StoredDealer[], sources: Sources) {
  return near === undefined ? null : findPlace(near, land && countryCodes[land], { ...sources, dealers })
}

/** '045-000 76 42' in the Netherlands -> '+31 45 000 7642', which works from other countries; as it is written where it is no number. */
function internationalPhone({ telefoon, Land }: StoredDealer): string | undefined {
  const country = placeCountries.find((code) => countryNames[code] === Land)
  const phone = telefoon === undefined ? undefined : parsePhoneNumberFromString(telefoon, country)
  return phone?.formatInternational() ?? telefoon
}

/** A Dutch province: its dealers, and the number of dealers in its neighbours. */
export function provincePage(
  dealers: readonly StoredDealer[],
  slug: ProvinceSlug,
  collections: ContentFiles['collections'] = new Map(),
) {
  const shown = shownOf(dealers)
  const count = (province: ProvinceSlug) =>
    shown.filter((dealer) => dealer.Land === countryName('nederland') && dealer.Provincie === provinceName(province))
      .length
  const { groups, total } = listOf(shown, { land: 'nederland', provincie: slug }, null, namesOf(collections))
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

/** The dealers that share `slug`, with their collections and the nearest other dealers; null when there are none. */
export function dealerPage(dealers: readonly StoredDealer[], files: Pick<ContentFiles, 'collections'>, slug: string) {
  if (slug === '' || reservedDealerSlugs.has(slug)) return null
  const shown = shownOf(dealers)
  const branches = shown.filter((dealer) => dealer.slug === slug)
  const first = branches[0]
  if (!first) return null
  return {
    slug,
    name: first.Naam,
    branches: branches.map(({ collecties = [], email: _email, ...branch }) => ({
      ...branch,
      collections: collecties.flatMap((key) => {
        const collection = files.collections.get(key)
        return collection
          ? [
              {
                slug: collection.slug,
                name: collection.name,
                path: collectionPath(collection.slug),
                card: collection.card,
              },
            ]
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
  return { id: listedId(place.id), slug: place.slug, name: place.Naam, town: place.Plaats, km }
}

/** Their email addresses are for requests, and not given out. */
const publicSchema = recordSchema.omit({ email: true })

/** The records of GET /api/dealers, with the field names of the content. */
export function dealerRecords(dealers: readonly StoredDealer[]) {
  return dealers.map((dealer) => publicSchema.parse(dealer))
}
