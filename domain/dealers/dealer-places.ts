/** The countries and provinces of dealers: closed lists behind /verkooppunten/… and its filters. */
import { wordSlug } from '../slug.ts'

/** Names as dealers have them. */
export const dealerCountries = ['Nederland', 'Duitsland', 'België', 'Curaçao'] as const
export type DealerCountry = (typeof dealerCountries)[number]
export const dealerProvinces = [
  'Groningen',
  'Friesland',
  'Drenthe',
  'Overijssel',
  'Flevoland',
  'Noord-Holland',
  'Zuid-Holland',
  'Utrecht',
  'Gelderland',
  'Noord-Brabant',
  'Limburg',
  'Zeeland',
] as const

/** Countries beside the Netherlands, each with a page of its own: /verkooppunten/{slug}. */
export const foreignSlugs = ['belgie', 'duitsland', 'curacao'] as const

export const countrySlugs = ['nederland', ...foreignSlugs] as const
export type CountrySlug = (typeof countrySlugs)[number]

/** Words under /verkooppunten that are never a dealer (docs/rules.md, Addresses). */
export const reservedDealerSlugs: ReadonlySet<string> = new Set(countrySlugs)

/** The twelve provinces, /verkooppunten/nederland/{slug}. */
export const provinceSlugs = [
  'groningen',
  'friesland',
  'drenthe',
  'overijssel',
  'flevoland',
  'noord-holland',
  'zuid-holland',
  'utrecht',
  'gelderland',
  'noord-brabant',
  'limburg',
  'zeeland',
] as const
export type ProvinceSlug = (typeof provinceSlugs)[number]

/** Provinces that touch each other over land, or by a dam, bridge or tunnel; the relation goes both ways. */
export const neighbouringProvinces: Readonly<Record<ProvinceSlug, readonly ProvinceSlug[]>> = {
  groningen: ['friesland', 'drenthe'],
  friesland: ['groningen', 'drenthe', 'overijssel', 'flevoland', 'noord-holland'],
  drenthe: ['groningen', 'friesland', 'overijssel'],
  overijssel: ['friesland', 'drenthe', 'flevoland', 'gelderland'],
  flevoland: ['friesland', 'overijssel', 'gelderland', 'utrecht', 'noord-holland'],
  'noord-holland': ['friesland', 'flevoland', 'utrecht', 'zuid-holland'],
  'zuid-holland': ['noord-holland', 'utrecht', 'gelderland', 'noord-brabant', 'zeeland'],
  utrecht: ['noord-holland', 'flevoland', 'gelderland', 'zuid-holland'],
  gelderland: ['overijssel', 'flevoland', 'utrecht', 'zuid-holland', 'noord-brabant', 'limburg'],
  'noord-brabant': ['zuid-holland', 'gelderland', 'limburg', 'zeeland'],
  limburg: ['gelderland', 'noord-brabant'],
  zeeland: ['zuid-holland', 'noord-brabant'],
}

/** The country's name as dealers have it: 'belgie' -> 'België'. */
export function countryName(slug: CountrySlug): DealerCountry {
  return dealerCountries.find((name) => wordSlug(name) === slug) ?? 'Nederland'
}

/** The province's name as dealers have it: 'noord-holland' -> 'Noord-Holland'. */
export function provinceName(slug: ProvinceSlug): string {
  return dealerProvinces.find((name) => wordSlug(name) === slug) ?? slug
}

/** The Dutch preposition of a country or province: 'op' an island. */
export function prepositionOf(area: string): 'op' | 'in' {
  return area === 'Curaçao' ? 'op' : 'in'
}

/** '/verkooppunten/belgie' */
export function countryPath(land: DealerCountry): string {
  return `/verkooppunten/${wordSlug(land)}`
}

/** The page of a Dutch province; regions elsewhere have none. */
export function provincePath(place: { Land: DealerCountry; Provincie: string }): string | null {
  const slug = wordSlug(place.Provincie)
  return place.Land === 'Nederland' && provinceSlugs.some((province) => province === slug)
    ? `/verkooppunten/nederland/${slug}`
    : null
}
