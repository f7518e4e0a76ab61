/** What a visitor searches dealers by, and the list that results. */
import type { CountrySlug } from './dealer-places.ts'
import type { Dealer } from './dealer.schema.ts'
import type { FoundPlace } from './found-place.ts'

/** Kilometres around a place; without one of them the whole list stands in the order of distance. */
export const radii = [10, 25, 50, 100] as const
export type Radius = (typeof radii)[number]
/** What a visitor asks for; all parts must hold. `provincie` is the slug of a province or region, `page` counts from 1. */
export type DealerQuery = {
  near?: string | undefined
  radius?: Radius | undefined
  land?: CountrySlug | undefined
  provincie?: string | undefined
  page?: number | undefined
}

/** A dealer as one line of a list. */
export type DealerLine = Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'telefoon'> & {
  id: string
  slug: string
  /** From the place that was searched for. */ km?: number
}
export type Choice<TSlug extends string = string> = { slug: TSlug; name: string; count: number }
export type PlaceCount<TSlug extends string = string> = Choice<TSlug> & { path: string | null }
export type DealerGroup = { land: Dealer['Land']; provincie: string; path: string | null; dealers: DealerLine[] }
export type DealerList = {
  total: number
  /** What was found where, and by what else was asked for. */
  heading: string
  filters: string
  /** How many each country has by the rest of the query. */
  countries: PlaceCount<CountrySlug>[]
  /** How many each province of the chosen country (the Netherlands when none is chosen) has by the rest of the query. */
  provinces: PlaceCount[]
  /** The page of the list, by country and province; one group without a name when it stands in the order of distance. */
  groups: DealerGroup[]
  page: number
  pages: number
  /** What `near` was understood as; null without it. */
  place: FoundPlace | null
  /** How many each distance would give; empty without a place to measure from. */
  distances: (Choice & { radius: Radius | undefined })[]
  /** When nothing stands within the distance: the nearest of what the rest of the query finds. */
  nearest: DealerLine | null
}

/** True for a search that leaves anything out. */
export function isAsked({ near, land, provincie }: DealerQuery): boolean {
  return near !== undefined || land !== undefined || provincie !== undefined
}

/** Id of the search form on /verkooppunten, to which a search returns. */
export const finder = 'zoek'
