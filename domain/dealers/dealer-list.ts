/** Which dealers a search finds, how many stand where, and in which groups they are listed. Pure. */
import { once } from '#domain/once.ts'
import { foldText } from '../text-fold.ts'
import { wordSlug } from '../slug.ts'
import { countryName, countryPath, countrySlugs, provincePath, provinceSlugs } from './dealer-places.ts'
import type { Dealer } from './dealer.schema.ts'
import { radii, type DealerQuery, type DealerLine, type DealerGroup, type DealerList } from './dealer-query.ts'
import { answerFilters, answerHeading } from './dealer-words.ts'
import { distanceInKm } from './distance.ts'
import type { FoundPlace } from './found-place.ts'

/** A page of the list holds so many dealers. */
export const dealersPerPage = 200

/** True when `near` is part of the town or the name, or the beginning of the postcode; case, accents and the space in a postcode do not count. */
export function isNear(dealer: Pick<Dealer, 'Naam' | 'Plaats' | 'Postcode'>, near: string): boolean {
  const wanted = foldText(near)
  if (wanted === '') return true
  return (
    foldText(dealer.Plaats).includes(wanted) ||
    foldText(dealer.Naam).includes(wanted) ||
    withoutSpaces(dealer.Postcode).startsWith(withoutSpaces(wanted))
  )
}

function withoutSpaces(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

type ListedDealer = Dealer & { id: string; slug: string }

/** Slugs of the few provinces that ten thousand dealers share. */
const slugs = new Map<string, string>()
function slugOf({ Provincie }: Pick<Dealer, 'Provincie'>): string {
  const known = slugs.get(Provincie)
  if (known !== undefined) return known
  const slug = wordSlug(Provincie)
  if (slugs.size < 1_000) slugs.set(Provincie, slug)
  return slug
}

/** What a query whose `near` was understood as `place` finds of `dealers` (those that may be shown), before it is ordered and divided into pages. */
function seek<TDealer extends ListedDealer>(dealers: readonly TDealer[], query: DealerQuery, place: FoundPlace | null) {
  const { near = '', radius } = query
  const area = place?.kind === 'area' ? place : null
  const { land = area?.land, provincie } = query
  const kmOf = new Map(
    place?.kind === 'place'
      ? dealers.flatMap((dealer) =>
          dealer.latitude === null || dealer.longitude === null
            ? []
            : [[dealer.id, distanceInKm(place, { latitude: dealer.latitude, longitude: dealer.longitude })] as const],
        )
      : [],
  )
  const within = (dealer: ListedDealer, limit: number | undefined) =>
    limit === undefined || (kmOf.get(dealer.id) ?? Infinity) <= limit
  // Provinces are those of their country, whichever was chosen; of a country that was typed the choice takes the place.
  const isCalled = (dealer: ListedDealer) =>
    area === null
      ? isNear(dealer, near)
      : area.provincies === undefined ||
        ((area.land === undefined || dealer.Land === countryName(area.land)) &&
          area.provincies.includes(slugOf(dealer)))
  const named = place?.kind === 'place' ? dealers : dealers.filter(isCalled)
  const measured = place?.kind === 'place'
  const found = measured ? named.filter((dealer) => within(dealer, radius)) : named
  const isThere = (dealer: ListedDealer) =>
    (land === undefined || dealer.Land === countryName(land)) &&
    (provincie === undefined || slugOf(dealer) === provincie)
  return { land, kmOf, within, named, measured, found, isThere, matching: found.filter(isThere) }
}

/** Every dealer that the query finds, on all pages: what the map shows. */
export function matchingDealers<TDealer extends ListedDealer>(
  dealers: readonly TDealer[],
  query: DealerQuery,
  place: FoundPlace | null,
): TDealer[] {
  return seek(dealers, query, place).matching
}

/** What the list pages show of `dealers` (those that may be shown) for a query whose `near` was understood as `place`. */
export function listDealers(
  dealers: readonly ListedDealer[],
  query: DealerQuery,
  place: FoundPlace | null = null,
): DealerList {
  const { land, kmOf, within, named, measured, found, isThere, matching } = seek(dealers, query, place)
  const byDistance = (some: readonly ListedDealer[]) =>
    some.toSorted((a, b) => (kmOf.get(a.id) ?? 0) - (kmOf.get(b.id) ?? 0))
  const sorted = measured ? byDistance(matching) : inOrder(matching)
  const pages = Math.max(1, Math.ceil(sorted.length / dealersPerPage))
  const page = Math.min(query.page ?? 1, pages)
  const shown = sorted.slice((page - 1) * dealersPerPage, page * dealersPerPage)
  const elsewhere = measured && sorted.length === 0 ? byDistance(named.filter(isThere))[0] : undefined

  const here = countryName(land ?? 'nederland')
  const names =
    here === 'Nederland'
      ? [...provinceSlugs]
      : distinct(dealers.filter((dealer) => dealer.Land === here).map((dealer) => slugOf(dealer)))
  const nameOf = new Map(
    dealers.filter((dealer) => dealer.Land === here).map((dealer) => [slugOf(dealer), dealer.Provincie]),
  )
  const countOf = countBy(
    found.filter((dealer) => dealer.Land === here),
    (dealer) => slugOf(dealer),
  )
  const countIn = countBy(found, (dealer) => dealer.Land)
  const provinces = names.map((slug) => ({
    slug,
    name: nameOf.get(slug) ?? slug,
    count: countOf.get(slug) ?? 0,
    path: provincePath({ Land: here, Provincie: slug }),
  }))
  const groups = measured
    ? shown.length === 0
      ? []
      : [{ land: here, provincie: '', path: null, dealers: shown.map((dealer) => toLine(dealer, kmOf.get(dealer.id))) }]
    : groupDealers(shown)
  const answer = { total: matching.length, place, provinces, groups }
  return {
    ...answer,
    page,
    pages,
    heading: answerHeading(answer, query),
    filters: answerFilters(answer, query),
    countries: countrySlugs.map((slug) => ({
      slug,
      name: countryName(slug),
      count: countIn.get(countryName(slug)) ?? 0,
      path: countryPath(countryName(slug)),
    })),
    distances: measured
      ? [...radii, undefined].map((limit) => ({
          radius: limit,
          slug: String(limit ?? 'alle'),
          name: limit === undefined ? 'Alle afstanden' : `${limit} km`,
          count: named.filter((dealer) => isThere(dealer) && within(dealer, limit)).length,
        }))
      : [],
    nearest: elsewhere ? toLine(elsewhere, kmOf.get(elsewhere.id)) : null,
  }
}

function countBy<TItem>(items: readonly TItem[], keyOf: (item: TItem) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function toLine({ id, slug, Naam, Adres, Postcode, Plaats, telefoon }: ListedDealer, km?: number): DealerLine {
  return {
    id,
    slug,
    Naam,
    Adres,
    Postcode,
    Plaats,
    ...(telefoon === undefined ? {} : { telefoon }),
    ...(km === undefined ? {} : { km }),
  }
}

const collator = once(() => new Intl.Collator('nl'))
const provinceOrder = new Map<string, number>(provinceSlugs.map((slug, index) => [slug, index]))

/** By country and province in the order of the site, towns and names in alphabetical order within them. */
function inOrder(dealers: readonly ListedDealer[]): ListedDealer[] {
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
        collator().compare(a.dealer.Provincie, b.dealer.Provincie) ||
        collator().compare(a.dealer.Plaats, b.dealer.Plaats) ||
        collator().compare(a.dealer.Naam, b.dealer.Naam),
    )
    .map(({ dealer }) => dealer)
}

/** The groups by country and province, in that order. */
export function groupDealers(dealers: readonly ListedDealer[]): DealerGroup[] {
  const groups = new Map<string, DealerGroup>()
  for (const dealer of inOrder(dealers)) {
    const key = `${dealer.Land} ${dealer.Provincie}`
    const group = groups.get(key) ?? {
      land: dealer.Land,
      provincie: dealer.Provincie,
      path: provincePath(dealer),
      dealers: [],
    }
    group.dealers.push(toLine(dealer))
    groups.set(key, group)
  }
  return [...groups.values()]
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'nl'))
}
