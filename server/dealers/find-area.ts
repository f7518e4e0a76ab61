/** The country, province or region that a name stands for, in whichever of the languages around here. */
import { wordSlug } from '#domain/slug.ts'
import { countrySlugs } from '#domain/dealers/dealer-places.ts'
import type { FoundPlace } from '#domain/dealers/found-place.ts'
import { once } from '#domain/once.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { countryCodes, middleOf, type PlaceSources } from './known-towns.ts'
import { townKey, type Town } from './place-index.ts'
import { countryNames, countryShorts, regionAliases, regionGroups, regionNames } from './town-names.ts'

/** What a name stands for; `own`: by the name that this site writes. */
type Area = { name: string; country: PlaceCountry; regions: readonly string[]; own: boolean }

/** The country of that name, by a name that stands by itself. 'Deutschland' -> 'DE' */
export function countryNamed(name: string): PlaceCountry | undefined {
  const key = townKey(name)
  return key.length > 3 ? countryShorts[key] : undefined
}

/**
 * The area that is called so; null when none is. A region in which nobody stands is a place, whose middle is measured from: its list would be empty.
 * @param named country that was named with it
 * @param land country that the visitor chose: of different areas of one name the one there
 * @param towns towns of that name: they are meant, unless the name is the one that this site writes and none lies within, as Zeeland in Noord-Brabant
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
  if (
    !dealers.some((dealer) =>
      meant.some((area) => dealer.Land === countryNames[area.country] && area.regions.includes(dealer.Provincie)),
    )
  ) {
    const there = first.regions.flatMap((region) => index.inRegion(first.country, region))
    return there.length === 0
      ? null
      : { kind: 'place', label: `${first.name}, ${countryNames[first.country]}`, ...middleOf(there), alternatives: [] }
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
  const region = [...new Set(dealers.map((dealer) => dealer.Provincie))].find(
    (one) => one !== '' && wordSlug(one) === slug,
  )
  return region === undefined ? null : { kind: 'area', name: region, provincies: [slug] }
}

function isWithin(town: Town, area: Area): boolean {
  return town.country === area.country && area.regions.includes(town.region)
}

function slugOf(country: PlaceCountry) {
  return countrySlugs[countryCodes.indexOf(country)] ?? 'nederland'
}

const areas = once(() => {
  const byKey = new Map<string, Area[]>()
  const add = (key: string, area: Area) => {
    byKey.set(key, [...(byKey.get(key) ?? []), area])
  }
  for (const [code, name] of Object.entries(regionNames)) {
    const country = countryCodes.find((one) => code.startsWith(one)) ?? 'NL'
    const area = { name, country, regions: [name] }
    add(townKey(name), { ...area, own: true })
    for (const alias of regionAliases[name] ?? []) add(alias, { ...area, own: false })
  }
  for (const { names, ...group } of regionGroups) for (const name of names) add(name, { ...group, own: false })
  return byKey
})
