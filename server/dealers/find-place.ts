/** What a visitor means by a search text: a postcode, a town, an area, coordinates, or the name of a dealer. */
import { readCoordinates, type FoundPlace, type PlaceChoice } from '#domain/dealers/found-place.ts'
import { foldText } from '#domain/text-fold.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import type { StoredDealer } from './dealer-store.ts'
import { findArea } from './find-area.ts'
import { dealersInTown, townsNamed, type PlaceSources } from './known-towns.ts'
import { regionInWords, townKey, type Town } from './place-index.ts'
import { readPostcode } from './read-postcode.ts'
import { countryCalled, countryNames, placeNames } from './place-names.ts'

/**
 * The place that `near` names: a town of that name, else an area, else 'name' when dealers have it in theirs, else a town that begins so or resembles it,
 * else 'unknown'.
 * @param land country that the visitor chose: of equal places the one there
 */
export async function findPlace(
  near: string,
  land: PlaceCountry | undefined,
  sources: PlaceSources,
): Promise<FoundPlace> {
  const { index, dealers } = sources
  const here = readCoordinates(near)
  if (here) return { kind: 'place', label: 'uw locatie', ...here, alternatives: [] }

  const postcode = await readPostcode(near, land, sources)
  if (postcode) {
    const [first, ...others] = postcode.readings
    if (!first) return { kind: 'unknown' }
    const { label, latitude, longitude, guessed } = first
    return {
      kind: 'place',
      label,
      latitude,
      longitude,
      alternatives: [...others, ...postcode.towns.map(choiceOf)].slice(0, 5).map(toChoice),
      ...(guessed ? { guessed: 'postcode' } : {}),
    }
  }

  const { towns, area } = findNamed(near, land, sources)
  if (area) return area
  if (towns.length > 0) return asPlace(towns)
  const wanted = foldText(near)
  if (wanted.length > 1 && dealers.some((dealer) => foldText(dealer.Naam).includes(wanted))) return { kind: 'name' }
  const similar = readingsOf(near).flatMap(({ name, qualifier }) =>
    [...(townKey(name).length > 2 ? index.beginning(name, 4) : []), ...index.resembling(name, 4)].filter((town) =>
      fits(town, qualifier),
    ),
  )
  return similar.length > 0 ? asPlace([...new Set(similar)].slice(0, 4), 'name') : { kind: 'unknown' }
}

/** The towns of exactly that name, the likeliest first, and the area that is meant instead of them. */
function findNamed(
  near: string,
  land: PlaceCountry | undefined,
  sources: Pick<PlaceSources, 'index' | 'dealers' | 'home'>,
): { towns: Town[]; area: FoundPlace | null } {
  const here = land ?? sources.home
  for (const { name, qualifier } of readingsOf(near)) {
    const towns = townsNamed(name, sources)
      .filter((town) => fits(town, qualifier))
      .toSorted(
        (a, b) =>
          Number(isIn(b, here)) - Number(isIn(a, here)) ||
          dealersIn(b, sources.dealers) - dealersIn(a, sources.dealers),
      )
    const named = countryCalled(qualifier)
    const area = qualifier === '' || named ? findArea(name, { named, land: here, towns }, sources) : null
    if (towns.length > 0 || area) return { towns, area }
  }
  return { towns: [], area: null }
}

/** Up to `count` places and dealers that begin as `text` does, to suggest while a visitor types. A postcode is read in the chosen country first. */
export async function suggestPlaces(
  text: string,
  land: PlaceCountry | undefined,
  count: number,
  sources: PlaceSources,
): Promise<PlaceChoice[]> {
  const { index, dealers } = sources
  const wanted = foldText(text)
  if (wanted.length < 2) return []
  const postcode = await readPostcode(text, land, sources)
  if (postcode) return postcode.readings.slice(0, count).map(toChoice)
  const { area } = findNamed(text, land, sources)
  const areas = area?.kind === 'area' ? [{ label: area.name, near: text.trim() }] : []
  const beginning = index.beginning(text, count).map(choiceOf)
  const towns = beginning.length > 0 || areas.length > 0 ? beginning : index.resembling(text, 3).map(choiceOf)
  const ofName = dealers.filter((dealer) => ` ${foldText(dealer.Naam)}`.includes(` ${wanted}`))
  const shops = [
    ...new Map(
      ofName.map((dealer) => [dealer.Naam, { label: `${dealer.Naam}, ${dealer.Plaats}`, near: dealer.Naam }]),
    ).values(),
  ].slice(0, 3)
  return [...areas, ...towns.slice(0, Math.max(count - shops.length - areas.length, 1)), ...shops].slice(0, count)
}

function toChoice({ label, near }: PlaceChoice): PlaceChoice {
  return { label, near }
}

function asPlace(towns: readonly Town[], guessed?: 'name'): FoundPlace {
  const [first, ...others] = towns
  if (!first) return { kind: 'unknown' }
  return {
    kind: 'place',
    label: labelOf(first),
    latitude: first.latitude,
    longitude: first.longitude,
    alternatives: others.slice(0, 5).map(choiceOf),
    ...(guessed ? { guessed } : {}),
  }
}

function labelOf(town: Town): string {
  return `${town.name} (${regionInWords(town)})`
}
/** `near` names the region, so that the choice is unambiguous. */
function choiceOf(town: Town): PlaceChoice {
  return {
    label: labelOf(town),
    near: `${town.name}, ${town.region === '' || town.region === town.name ? countryNames[town.country] : town.region}`,
  }
}
/** How many dealers are in this town. */
function dealersIn(town: Town, dealers: readonly StoredDealer[]): number {
  return dealersInTown(town.name, dealers).filter(
    (dealer) => dealer.Land === countryNames[town.country] && (town.region === '' || dealer.Provincie === town.region),
  ).length
}
function isIn(town: Town, land: PlaceCountry | undefined): boolean {
  return town.country === land
}

/** 'Bergen, Limburg', 'Bergen (L)' and 'Bergen NH' as the name and the region or country that follows it; the whole first. */
function readingsOf(near: string): { name: string; qualifier: string }[] {
  const text = near.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const [, name = '', after = '', inside = ''] = /^(.+?)(?:, ?(.+)| ?\(([^()]+)\))$/.exec(text) ?? []
  if (name !== '') return [{ name, qualifier: townKey(after || inside) }]
  const words = text.split(' ')
  const ends = words.slice(1).map((_, at) => at + 1) // where the qualifier begins
  return [
    { name: text, qualifier: '' },
    ...ends
      .toReversed()
      .map((end) => ({ name: words.slice(0, end).join(' '), qualifier: townKey(words.slice(end).join(' ')) })),
  ]
}

function fits(town: Town, qualifier: string): boolean {
  if (qualifier === '') return true
  const region = placeNames().regions.find(({ country, name }) => country === town.country && name === town.region)
  // 'B' and 'L' may be a region and a country.
  return qualifier
    .split(/,\s*|\s{2,}/)
    .every(
      (word) =>
        townKey(town.region) === word ||
        region?.abbreviations.includes(word) ||
        region?.names.includes(word) ||
        countryCalled(word) === town.country,
    )
}
