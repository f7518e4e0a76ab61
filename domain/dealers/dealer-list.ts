/** The dealers that a search finds, counted, sorted and grouped. Pure. */
import { once } from '#domain/once.ts'
import { foldText } from '../text-fold.ts'
import { wordSlug } from '../slug.ts'
import { allCollectionSlugs } from '../collections/collection-slugs.ts'
import { countryName, countryPath, countrySlugs, provincePath, provinceSlugs } from './dealer-places.ts'
import type { Dealer } from './dealer.schema.ts'
import {
  isFiltered,
  radii,
  type DealerGroup,
  type DealerLine,
  type DealerList,
  type DealerQuery,
  listedId,
} from './dealer-query.ts'
import { filtersOf, headingOf } from './dealer-words.ts'
import { distanceInKm } from './distance.ts'
import type { FoundPlace } from './found-place.ts'
import type { ShownDealer } from './shown-dealers.ts'

/** Names of the collections by slug. */
export type CollectionNames = ReadonlyMap<string, string>
type ListedDealer = ShownDealer & { id: string; slug: string }

const dealersPerPage = 200
/** Who searches near a place wants the nearest, not all of the country. */
const nearestPerPage = 25

/** One page of the dealers that match a query whose `near` means `place`. */
export function listDealers(
  dealers: readonly ListedDealer[],
  query: DealerQuery,
  place: FoundPlace | null = null,
  names: CollectionNames = new Map(),
): DealerList {
  const { land, kmOf, isWithin, named, isMeasured, found, isThere, isShowing, matching } = find(dealers, query, place)
  const byDistance = (some: readonly ListedDealer[]) => some.toSorted((a, b) => kmOf(a) - kmOf(b))
  const sorted = isMeasured ? byDistance(matching) : inOrder(matching)
  const perPage = isMeasured ? nearestPerPage : dealersPerPage
  const pages = Math.max(1, Math.ceil(sorted.length / perPage))
  const page = Math.min(query.page ?? 1, pages)
  const shown = sorted.slice((page - 1) * perPage, page * perPage)
  const nearest =
    isMeasured && sorted.length === 0
      ? byDistance(named.filter((dealer) => isThere(dealer) && isShowing(dealer)))[0]
      : undefined

  const shownNames = namesFor(query, names)
  const here = countryName(land ?? 'nederland')
  const provinceNames = new Map(
    dealers.filter((dealer) => dealer.Land === here).map((dealer) => [slugOf(dealer), dealer.Provincie]),
  )
  const slugs =
    here === 'Nederland' ? provinceSlugs : [...provinceNames.keys()].toSorted((a, b) => a.localeCompare(b, 'nl'))
  const showing = found.filter(isShowing)
  const countOf = countBy(
    showing.filter((dealer) => dealer.Land === here),
    slugOf,
  )
  const countIn = countBy(showing, (dealer) => dealer.Land)
  const reached = found.filter(isThere)
  const result = {
    total: matching.length,
    place,
    provinces: slugs.map((slug) => ({
      slug,
      name: provinceNames.get(slug) ?? slug,
      count: countOf.get(slug) ?? 0,
      path: provincePath({ Land: here, Provincie: slug }),
    })),
  }
  const measured = {
    land: here,
    provincie: '',
    path: null,
    dealers: shown.map((dealer) => toLine(dealer, shownNames, kmOf(dealer))),
  }
  return {
    ...result,
    groups: isMeasured ? [measured].filter((group) => group.dealers.length > 0) : groupDealers(shown, shownNames),
    page,
    pages,
    heading: headingOf(result, query),
    filters: filtersOf(result, query, names),
    collections: allCollectionSlugs.map((slug) => ({
      slug,
      name: names.get(slug) ?? slug,
      count: reached.filter(({ collecties }) => collecties?.includes(slug)).length,
    })),
    countries: countrySlugs.map((slug) => {
      const name = countryName(slug)
      return { slug, name, count: countIn.get(name) ?? 0, path: countryPath(name) }
    }),
    distances: isMeasured
      ? [...radii, undefined].map((radius) => ({
          radius,
          slug: String(radius ?? 'alle'),
          name: radius === undefined ? 'Alle afstanden' : `${radius} km`,
          count: named.filter((dealer) => isThere(dealer) && isShowing(dealer) && isWithin(dealer, radius)).length,
        }))
      : [],
    nearest: nearest ? toLine(nearest, null, kmOf(nearest)) : null,
  }
}

/** All dealers that match a query, on every page of the list. */
export function matchingDealers<TDealer extends ListedDealer>(
  dealers: readonly TDealer[],
  query: DealerQuery,
  place: FoundPlace | null,
): TDealer[] {
  return find(dealers, query, place).matching
}

/** `named` match the text or the place, `found` are also within the radius, `matching` also in the country and province. */
function find<TDealer extends ListedDealer>(dealers: readonly TDealer[], query: DealerQuery, place: FoundPlace | null) {
  const area = place?.kind === 'area' ? place : null
  const { near = '', radius, land = area?.land, provincie, collection } = query
  const isMeasured = place?.kind === 'place'
  const distances = new Map(isMeasured ? dealers.map((dealer) => [dealer.id, distanceInKm(place, dealer)]) : [])
  const kmOf = ({ id }: ListedDealer) => distances.get(id) ?? 0
  const isWithin = (dealer: ListedDealer, limit: number | undefined) => limit === undefined || kmOf(dealer) <= limit
  // Typed provinces are those of their own country, whichever is chosen; a chosen country overrules a typed one.
  const isNamed = (dealer: ListedDealer) =>
    isMeasured ||
    (area === null
      ? isNear(dealer, near)
      : area.provincies === undefined ||
        ((area.land === undefined || dealer.Land === countryName(area.land)) &&
          area.provincies.includes(slugOf(dealer))))
  const isThere = (dealer: ListedDealer) =>
    (land === undefined || dealer.Land === countryName(land)) &&
    (provincie === undefined || slugOf(dealer) === provincie)
  // What a dealer shows may be unknown: it stays in the list, which then claims nothing.
  const isShowing = ({ collecties }: ListedDealer) =>
    collection === undefined || collecties === undefined || collecties.includes(collection)
  const named = dealers.filter(isNamed)
  const found = isMeasured ? named.filter((dealer) => isWithin(dealer, radius)) : named
  const matching = found.filter((dealer) => isThere(dealer) && isShowing(dealer))
  return { land, kmOf, isWithin, named, isMeasured, found, isThere, isShowing, matching }
}

/** True when `near` is part of the town or name, or the beginning of the postcode, regardless of case, accents and the space in a postcode. */
export function isNear(dealer: Pick<Dealer, 'Naam' | 'Plaats' | 'Postcode'>, near: string): boolean {
  const wanted = foldText(near)
  return (
    foldText(dealer.Plaats).includes(wanted) ||
    foldText(dealer.Naam).includes(wanted) ||
    withoutSpaces(foldText(dealer.Postcode)).startsWith(withoutSpaces(wanted))
  )
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** Slugs of the few provinces that ten thousand dealers share. */
const provinceSlugCache = new Map<string, string>()

function slugOf({ Provincie }: Pick<Dealer, 'Provincie'>): string {
  const slug = provinceSlugCache.get(Provincie) ?? wordSlug(Provincie)
  provinceSlugCache.set(Provincie, slug)
  return slug
}

function countBy(dealers: readonly ListedDealer[], keyOf: (dealer: ListedDealer) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const dealer of dealers) counts.set(keyOf(dealer), (counts.get(keyOf(dealer)) ?? 0) + 1)
  return counts
}

/** @param names of the collections, the one that was asked for first; null leaves out what is on show, the address and the ways to reach it */
function toLine(dealer: ListedDealer, names: CollectionNames | null, km?: number): DealerLine {
  const { id, slug, Naam, Adres, Postcode, Plaats, latitude, longitude, telefoon, website, collecties } = dealer
  return {
    id: listedId(id),
    slug,
    Naam,
    Plaats,
    Adres: names ? Adres : '',
    Postcode: names ? Postcode : '',
    ...(names && telefoon !== undefined && { telefoon }),
    ...(names && telefoon === undefined && website !== undefined && { website }),
    ...(names && telefoon === undefined && website === undefined && { at: { latitude, longitude } }),
    ...(names &&
      collecties && { shows: [...names].filter(([key]) => collecties.includes(key)).map(([, name]) => name) }),
    ...(km !== undefined && { km }),
  }
}

/** The names with that of `collection` first; null for a list of all dealers, which has no room for them. */
function namesFor(query: DealerQuery, names: CollectionNames): CollectionNames | null {
  if (!isFiltered(query)) return null
  return new Map([...names].toSorted(([a], [b]) => Number(b === query.collection) - Number(a === query.collection)))
}

const collator = once(() => new Intl.Collator('nl'))
const provinceOrder = new Map<string, number>(provinceSlugs.map((slug, index) => [slug, index]))

/** Of a province: Belgium and the Netherlands both have a Limburg. */
function groupOf({ Land, Provincie }: Pick<Dealer, 'Land' | 'Provincie'>): string {
  return `${Land} ${Provincie}`
}

/** The middle of the Netherlands. */
const middle = { latitude: 52.1, longitude: 5.6 }

/** By country and province in the order of the site, abroad the nearest province first, then by town and name in alphabetical order. */
function inOrder(dealers: readonly ListedDealer[]): ListedDealer[] {
  const nearestKm = new Map<string, number>()
  for (const dealer of dealers)
    nearestKm.set(groupOf(dealer), Math.min(distanceInKm(dealer, middle), nearestKm.get(groupOf(dealer)) ?? Infinity))
  const ranked = dealers.map((dealer) => ({
    dealer,
    rank:
      countrySlugs.findIndex((slug) => countryName(slug) === dealer.Land) * 100 +
      (dealer.Land === 'Nederland' ? (provinceOrder.get(slugOf(dealer)) ?? 99) : 0),
  }))
  return ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        (a.dealer.Land === 'Nederland'
          ? 0
          : (nearestKm.get(groupOf(a.dealer)) ?? 0) - (nearestKm.get(groupOf(b.dealer)) ?? 0)) ||
        collator().compare(a.dealer.Provincie, b.dealer.Provincie) ||
        collator().compare(a.dealer.Plaats, b.dealer.Plaats) ||
        collator().compare(a.dealer.Naam, b.dealer.Naam),
    )
    .map(({ dealer }) => dealer)
}

/** The dealers, sorted by country and province, in groups. */
function groupDealers(dealers: readonly ListedDealer[], names: CollectionNames | null): DealerGroup[] {
  const groups = new Map<string, DealerGroup>()
  for (const dealer of dealers) {
    const key = groupOf(dealer)
    const group = groups.get(key) ?? {
      land: dealer.Land,
      provincie: dealer.Provincie,
      path: provincePath(dealer),
      dealers: [],
    }
    group.dealers.push(toLine(dealer, names))
    groups.set(key, group)
  }
  return [...groups.values()]
}
