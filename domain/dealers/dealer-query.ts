/** A search for dealers, and the list that it gives. */
import type { AnyCollectionSlug } from '../collections/collection-slugs.ts'
import type { CountrySlug } from './dealer-places.ts'
import type { Dealer } from './dealer.schema.ts'
import type { FoundPlace } from './found-place.ts'

/** Kilometres around a place; without one the list holds all dealers by distance. */
export const radii = [10, 25, 50, 100] as const
export type Radius = (typeof radii)[number]
/** All parts must match. `collection` is on show there, or nobody knows what is; `provincie` is the slug of a province or region, `page` counts from 1. */
export type DealerQuery = {
  near?: string | undefined
  radius?: Radius | undefined
  land?: CountrySlug | undefined
  provincie?: string | undefined
  collection?: AnyCollectionSlug | undefined
  page?: number | undefined
}

/** The id of a dealer in a list and on its map: the first half, because a page has hundreds of them and they do not compress. */
export function listedId(id: string): string {
  return id.slice(0, 8)
}

/** A dealer in a list. That of all dealers shows their names only: there address and ways to reach them are empty. */
export type DealerLine = Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'telefoon' | 'website'> & {
  /** `listedId` of the dealer. */
  id: string
  slug: string
  /** Only of a dealer with neither telephone number nor website. */
  at?: { latitude: number; longitude: number }
  /** Names of the collections on show, the one that was asked for first; absent when that is unknown, and in a list of all dealers. */
  shows?: string[]
  /** Distance from the place that was searched for. */
  km?: number
}
export type Choice<TSlug extends string = string> = { slug: TSlug; name: string; count: number }
export type PlaceCount<TSlug extends string = string> = Choice<TSlug> & { path: string | null }
export type DealerGroup = { land: Dealer['Land']; provincie: string; path: string | null; dealers: DealerLine[] }
export type DealerList = {
  total: number
  heading: string
  /** The parts of the query that the heading does not name. */
  filters: string
  /** The number of dealers in each country by the rest of the query. */
  countries: PlaceCount<CountrySlug>[]
  /** The same for each province of the chosen country, the Netherlands by default. */
  provinces: PlaceCount[]
  /** One page, by country and province; by distance as one group without a name. */
  groups: DealerGroup[]
  page: number
  pages: number
  /** What `near` means; null without it. */
  place: FoundPlace | null
  /** The number of dealers that show each collection, by the rest of the query. */
  collections: Choice<AnyCollectionSlug>[]
  /** The number of dealers within each distance; empty without a place to measure from. */
  distances: (Choice & { radius: Radius | undefined })[]
  /** The nearest dealer by the rest of the query, when none is within the distance. */
  nearest: DealerLine | null
}

/** True for a search that may leave dealers out. */
export function isFiltered({ near, land, provincie, collection }: DealerQuery): boolean {
  return near !== undefined || land !== undefined || provincie !== undefined || collection !== undefined
}

/** Id of the search form on /verkooppunten, to which results scroll. */
export const finderId = 'zoek'
