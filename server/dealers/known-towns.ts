/** The towns of a name: those of the index, and those that only dealers know. */
import { LRUCache } from 'lru-cache'
import type { PlaceCountry } from '#server/db/schema.ts'
import type { StoredDealer } from './dealer-store.ts'
import { townKey, type PlaceIndex, type Town } from './place-index.ts'
import { countryNames, placeCountries } from './place-names.ts'

/** Coordinates in degrees. */
export type Point = { latitude: number; longitude: number }
/** Looks up an imported postcode; null when there is none. */
export type PostcodeLookup = (country: PlaceCountry, start: string) => Promise<(Point & { name: string }) | null>
export type PlaceSources = {
  index: PlaceIndex
  /** Those that may be shown. */ dealers: readonly StoredDealer[]
  postcode: PostcodeLookup
  /** Where the visitor lives: counts like a chosen country where none was chosen. */
  home?: PlaceCountry | undefined
}

/** The towns of exactly this name. */
export function townsNamed(name: string, { index, dealers }: Pick<PlaceSources, 'index' | 'dealers'>): Town[] {
  return [...index.named(name), ...townsOfDealers(name, dealersInTown(name, dealers), index)]
}

/** The dealers in a town of that name. */
export function dealersInTown(name: string, dealers: readonly StoredDealer[]): StoredDealer[] {
  const key = townKey(name)
  return dealers.filter((dealer) => keyOfTown(dealer.Plaats) === key)
}

/** The mean of their coordinates. */
export function middleOf(places: readonly { latitude: number | null; longitude: number | null }[]): Point {
  const mean = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}

const keys = new LRUCache<string, string>({ max: 5_000, memoMethod: townKey })
/** The key of a dealer's town, cached. */
function keyOfTown(town: string): string {
  return keys.memo(town)
}

/** Towns that only dealers know, one for each country, in the middle of the dealers there. */
function townsOfDealers(name: string, inTown: readonly StoredDealer[], index: PlaceIndex): Town[] {
  return placeCountries.flatMap((country) => {
    const there = inTown.filter((dealer) => dealer.Land === countryNames[country])
    const [first] = there
    if (!first || index.named(name).some((town) => town.country === country)) return []
    const region = first.Provincie === first.Land ? '' : first.Provincie
    return [{ country, name: first.Plaats, region, ...middleOf(there) }]
  })
}
