/** What a visitor means by what stands in the search line: a postcode, a town, coordinates, or the name of a dealer. */
import { LRUCache } from 'lru-cache'
import { countrySlugs } from '#app/features/dealers/dealer-places.ts'
import { readCoordinates, type FoundPlace, type PlaceChoice } from '#app/features/dealers/found-place.ts'
import { wordSlug } from '#app/lib/slug.ts'
import { foldText } from '#app/lib/text-fold.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import type { StoredDealer } from './dealer-store.ts'
import { regionInWords, townKey, type PlaceIndex, type Town } from './place-index.ts'
import { countryNames, countryShorts, regionShorts } from './town-names.ts'

/** Looks up an imported postcode; null when there is none. */
export type PostcodeLookup = (country: PlaceCountry, start: string) => Promise<{ name: string; latitude: number; longitude: number } | null>
export type PlaceSources = { index: PlaceIndex; /** Those that may be shown. */ dealers: readonly StoredDealer[]; postcode: PostcodeLookup }

/**
 * The place that `near` names. A town of that name comes before a dealer with it in its name, that before a town that only begins so or resembles it.
 * 'name': it is part of a dealer's name or town; 'unknown': nothing fits.
 * @param land country that the visitor chose: of equal places the one there
 */
export async function findPlace(near: string, land: PlaceCountry | undefined, { index, dealers, postcode }: PlaceSources): Promise<FoundPlace> {
  const here = readCoordinates(near)
  if (here) return { kind: 'place', label: 'uw locatie', ...here, alternatives: [] }

  const codes = postcodesIn(near, land)
  if (codes.length > 0) {
    const found = await Promise.all(codes.map(async ({ country, code }) => ({ country, code, place: await placeOfPostcode(country, code, { index, dealers, postcode }) })))
    const [first, ...others] = found.flatMap(({ country, code, place }) => (place ? [{ label: `${code} ${place.name}${country === 'NL' ? '' : `, ${countryNames[country]}`}`, near: `${code}, ${countryNames[country]}`, latitude: place.latitude, longitude: place.longitude }] : []))
    return first ? { kind: 'place', label: first.label, latitude: first.latitude, longitude: first.longitude, alternatives: others.map(({ label, near: choice }) => ({ label, near: choice })) } : { kind: 'unknown' }
  }

  const { name, qualifier } = split(near)
  const key = townKey(name)
  const there = dealers.filter((dealer) => keyOfTown(dealer.Plaats) === key)
  const towns = [...index.named(name), ...townsOfDealers(name, there, index)].filter((town) => fits(town, qualifier)).toSorted((a, b) => Number(isIn(b, land)) - Number(isIn(a, land)) || dealersIn(b, there) - dealersIn(a, there))
  if (towns.length > 0) return asPlace(towns)
  const area = areaOf(near, dealers)
  if (area) return area
  const wanted = foldText(near)
  if (wanted.length > 1 && dealers.some((dealer) => foldText(dealer.Naam).includes(wanted))) return { kind: 'name' }
  const similar = [...(townKey(name).length > 2 ? index.beginning(name, 4) : []), ...index.resembling(name, 4)].filter((town) => fits(town, qualifier))
  return similar.length > 0 ? asPlace([...new Set(similar)].slice(0, 4), true) : { kind: 'unknown' }
}

/** The country or the province of that name. */
function areaOf(near: string, dealers: readonly StoredDealer[]): FoundPlace | null {
  const slug = wordSlug(near)
  const land = countrySlugs.find((country) => country === slug)
  if (land) return { kind: 'area', land }
  return [...new Set(dealers.map((dealer) => dealer.Provincie))].some((name) => wordSlug(name) === slug) ? { kind: 'area', provincie: slug } : null
}

/** Up to `count` places and dealers that begin as `text` does, for a list under the search line. */
export function suggestPlaces(text: string, count: number, { index, dealers }: Pick<PlaceSources, 'index' | 'dealers'>): PlaceChoice[] {
  const wanted = foldText(text)
  if (wanted.length < 2) return []
  if (/^\d{4}/.test(wanted)) {
    const town = index.ofDutchPostcode(wanted.slice(0, 4))
    return town && /^[1-9]\d{3}( ?[a-z]{0,2})?$/.test(wanted) ? [{ label: `${text.trim().toUpperCase()} (omgeving ${town.name})`, near: text.trim().toUpperCase() }] : []
  }
  const begun = index.beginning(text, count).map(choiceOf)
  const towns = begun.length > 0 ? begun : index.resembling(text, 3).map(choiceOf)
  const named = dealers.filter((dealer) => ` ${foldText(dealer.Naam)}`.includes(` ${wanted}`))
  const shops = [...new Map(named.map((dealer) => [dealer.Naam, { label: `${dealer.Naam}, ${dealer.Plaats}`, near: dealer.Naam }])).values()].slice(0, 3)
  return [...towns.slice(0, Math.max(count - shops.length, 1)), ...shops].slice(0, count)
}

function asPlace(towns: readonly Town[], guessed = false): FoundPlace {
  const [first, ...others] = towns
  if (!first) return { kind: 'unknown' }
  return { kind: 'place', label: labelOf(first), latitude: first.latitude, longitude: first.longitude, alternatives: others.slice(0, 5).map(choiceOf), ...(guessed ? { guessed } : {}) }
}

function labelOf(town: Town): string {
  return `${town.name} (${regionInWords(town)})`
}
/** The name with the region behind it, so that the choice is unambiguous. */
function choiceOf(town: Town): PlaceChoice {
  return { label: labelOf(town), near: `${town.name}, ${town.region === '' || town.region === town.name ? countryNames[town.country] : town.region}` }
}
/** Of towns with one name the one is meant where dealers are. @param there dealers in a town of that name */
function dealersIn(town: Town, there: readonly StoredDealer[]): number {
  return there.filter((dealer) => dealer.Land === countryNames[town.country] && (town.region === '' || dealer.Provincie === town.region)).length
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
function isIn(town: Town, land: PlaceCountry | undefined): boolean {
  return town.country === land
}

/** 'Bergen, Limburg', 'Bergen (L)' or 'Bergen NH' as the name and what follows it. */
function split(near: string): { name: string; qualifier: string } {
  const [, name = near, after = '', inside = '', short = ''] = /^(.+?)(?:, ?(.+)| ?\(([^()]+)\)| (NH|ZH|NB|GLD|OV|LB|UT))$/.exec(near.trim().replaceAll(/\s+/g, ' ')) ?? []
  return { name, qualifier: townKey(after || inside || short) }
}

function fits(town: Town, qualifier: string): boolean {
  if (qualifier === '') return true
  // 'L' and 'B' are read as a region first, then as a country: both may fit.
  return qualifier.split(/,\s*|\s{2,}/).every((word) => townKey(town.region) === word || townKey(regionShorts[word] ?? '') === townKey(town.region) && town.country === 'NL' || countryShorts[word] === town.country || townKey(countryNames[town.country]) === word)
}

/** Towns that only the dealers know: in the middle of those that are there. */
function townsOfDealers(name: string, there: readonly StoredDealer[], index: PlaceIndex): Town[] {
  return countryCodes.flatMap((country) => {
    const some = there.filter((dealer) => dealer.Land === countryNames[country])
    const [first] = some
    if (!first || index.named(name).some((town) => town.country === country)) return []
    return [{ country, name: first.Plaats, region: first.Provincie === first.Land ? '' : first.Provincie, ...middleOf(some) }]
  })
}
const countryCodes = ['NL', 'BE', 'DE', 'CW'] as const

function middleOf(dealers: readonly StoredDealer[]): { latitude: number; longitude: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { latitude: mean(dealers.map((dealer) => dealer.latitude ?? 0)), longitude: mean(dealers.map((dealer) => dealer.longitude ?? 0)) }
}

/** The postcodes that a text may be, the likeliest first: four digits are Dutch or Belgian. */
function postcodesIn(near: string, land: PlaceCountry | undefined): { country: PlaceCountry; code: string }[] {
  const [, prefix = '', digits = '', letters = '', after = ''] = /^(?:([a-z]{1,2})[- ])?(\d{2,5})\s*([a-z]{2})?(?:\s*,\s*(.+))?$/i.exec(near.trim()) ?? []
  if (digits === '') return []
  const named = countryShorts[foldText(prefix || after)]
  const only = (codes: { country: PlaceCountry; code: string }[]) => (named === undefined ? codes : codes.filter(({ country }) => country === named))
  if (digits.length === 5 && letters === '') return only([{ country: 'DE', code: digits }])
  if (digits.length === 4 && letters !== '') return only([{ country: 'NL', code: `${digits} ${letters.toUpperCase()}` }])
  if (digits.length === 4) return only([{ country: 'NL' as const, code: digits }, { country: 'BE' as const, code: digits }].toSorted((a, b) => Number(b.country === land) - Number(a.country === land)))
  return digits.length < 4 && letters === '' ? only([{ country: 'NL', code: digits }]) : []
}

/** An imported postcode, then that of dealers in it, then the town around it; for two or three digits the middle of its dealers or the town where they begin. */
async function placeOfPostcode(country: PlaceCountry, code: string, { index, dealers, postcode }: PlaceSources): Promise<{ name: string; latitude: number; longitude: number } | null> {
  const whole = code.replaceAll(' ', '')
  const starts = [...new Set([whole, whole.slice(0, country === 'DE' ? 5 : 4)])]
  for (const start of starts) {
    const imported = await postcode(country, start)
    if (imported) return imported
    const there = dealers.filter((dealer) => dealer.Land === countryNames[country] && dealer.Postcode.replaceAll(' ', '').startsWith(start))
    const [first] = there
    if (first) return { name: first.Plaats, ...middleOf(there) }
  }
  if (country === 'NL') return index.ofDutchPostcode(whole.slice(0, 4).padEnd(4, '0')) ?? null
  // Elsewhere the nearest number that a dealer has, as far as the first two digits agree.
  const near = dealers.filter((dealer) => dealer.Land === countryNames[country] && dealer.Postcode.startsWith(whole.slice(0, 2)))
  const [first] = near
  return first ? { name: first.Plaats, ...middleOf(near) } : null
}
