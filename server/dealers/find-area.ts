/** The country, province or region that a name refers to, in the languages spoken around here. */
import { wordSlug } from '#domain/slug.ts'
import { countrySlugs } from '#domain/dealers/dealer-places.ts'
import type { FoundPlace } from '#domain/dealers/found-place.ts'
import { once } from '#domain/once.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { middleOf, type PlaceSources } from './known-towns.ts'
import { townKey, type Town } from './place-index.ts'
import { countryCalled, countryNames, placeNames } from './place-names.ts'

/** What a name refers to; `own`: it is the name that this site uses. */
type Area = { name: string; country: PlaceCountry; regions: readonly string[]; own: boolean }

/** The country of that name, without abbreviations. 'Deutschland' -> 'DE' */
export function countryNamed(name: string): PlaceCountry | undefined {
  const key = townKey(name)
  return key.length > 3 ? countryCalled(key) : undefined
}

/**
 * The area of that name, or null. A region without dealers is a place, measured from its middle, because its list would be empty.
 * @param named country that was named with it
 * @param land country that the visitor chose: of several areas of one name the one there
 * @param towns towns of that name: they are meant, unless this site uses the name and none of them lies within, as Zeeland in Noord-Brabant
 */
export function findArea(
  name: string,
  { named, land, towns }: { named: PlaceCountry | undefined; land: PlaceCountry | undefined; towns: readonly Town[] },
  { index, dealers }: Pick<PlaceSources, 'index' | 'dealers'>,
): FoundPlace | null {
  const bare = name.replace(/^(?:de )?provinci?e /i, '')
  const country = countryNamed(bare)
  if (country) return { kind: 'area', name: countryNames[country], land: slugOf(country) }
  const called =
    areas()
      .get(townKey(bare))
      ?.filter((area) => named === undefined || area.country === named) ?? []
  const chosen = called.filter((area) => area.country === land)
  // Limburg lies in two countries and is one word for both; Brabant is the first of several.
  const meant = chosen.length > 0 ? chosen : called.filter((area) => area.name === called[0]?.name)
  const [first] = meant
  const isTown = bare === name && towns.length > 0
  if (!first) return isTown ? null : regionOfDealers(bare, dealers)
  if (isTown && !(first.own && towns.every((town) => !meant.some((area) => isWithin(town, area))))) return null
  const hasDealers = dealers.some((dealer) =>
    meant.some((area) => dealer.Land === countryNames[area.country] && area.regions.includes(dealer.Provincie)),
  )
  if (!hasDealers) {
    const inside = first.regions.flatMap((region) => index.inRegion(first.country, region))
    const label = `${first.name}, ${countryNames[first.country]}`
    return inside.length === 0 ? null : { kind: 'place', label, ...middleOf(inside), alternatives: [] }
  }
  const countries = new Set(meant.map((area) => area.country))
  return {
    kind: 'area',
    name: first.name,
    ...(countries.size === 1 ? { land: slugOf(first.country) } : {}),
    provincies: [...new Set(meant.flatMap((area) => area.regions))].map((region) => wordSlug(region)),
  }
}

/** A region that only dealers have, as they write it. */
function regionOfDealers(name: string, dealers: PlaceSources['dealers']): FoundPlace | null {
  const slug = wordSlug(name)
  const region = dealers.find(({ Provincie }) => Provincie !== '' && wordSlug(Provincie) === slug)?.Provincie
  return region === undefined ? null : { kind: 'area', name: region, provincies: [slug] }
}

function isWithin(town: Town, area: Area): boolean {
  return town.country === area.country && area.regions.includes(town.region)
}

function slugOf(country: PlaceCountry) {
  const slug = wordSlug(countryNames[country])
  return countrySlugs.find((one) => one === slug) ?? 'nederland'
}

/** By the key of each name, those that this site uses first. */
const areas = once(() => {
  const { regions, regionGroups } = placeNames()
  const named = [
    ...regions.flatMap(({ name, country, names }) => [
      { key: townKey(name), name, country, regions: [name], own: true },
      ...names.map((key) => ({ key, name, country, regions: [name], own: false })),
    ]),
    ...regionGroups.flatMap(({ names, ...group }) => names.map((key) => ({ key, ...group, own: false }))),
  ]
  return Map.groupBy<string, Area & { key: string }>(named, ({ key }) => key)
})
