/** The towns that are known by a name: those of the list, and those that only dealers know. */
import { LRUCache } from 'lru-cache'
import type { PlaceCountry } from '#server/db/schema.ts'
import type { StoredDealer } from './dealer-store.ts'
import { townKey, type PlaceIndex, type Town } from './place-index.ts'
import { countryNames } from './town-names.ts'

/** Looks up an imported postcode; null when there is none. */
export type PostcodeLookup = (
  country: PlaceCountry,
  start: string,
) => Promise<{ name: string; latitude: number; longitude: number } | null>
export type PlaceSources = {
  index: PlaceIndex
  /** Those that may be shown. */ dealers: readonly StoredDealer[]
  postcode: PostcodeLookup
}

export const countryCodes = ['NL', 'BE', 'DE', 'CW'] as const

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
export function middleOf(places: readonly { latitude: number | null; longitude: number | null }[]): {
  latitude: number
  longitude: number
} {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(places.map((place) => place.latitude ?? 0)),
    longitude: mean(places.map((place) => place.longitude ?? 0)),
  }
}

const keys = new LRUCache<string, string>({ max: 5_000 })
/** The key of a town of a dealer, made once. */
function keyOfTown(town: string): string {
  const known = keys.get(town)
  if (known !== undefined) return known
  const key = townKey(town)
  keys.set(town, key)
  return key
}

/** Towns that only the dealers know: in the middle of those that are there. */
function townsOfDealers(name: string, there: readonly StoredDealer[], index: PlaceIndex): Town[] {
  return countryCodes.flatMap((country) => {
    const some = there.filter((dealer) => dealer.Land === countryNames[country])
    const [first] = some
    if (!first || index.named(name).some((town) => town.country === country)) return []
    return [
      { country, name: first.Plaats, region: first.Provincie === first.Land ? '' : first.Provincie, ...middleOf(some) },
    ]
  })
}
