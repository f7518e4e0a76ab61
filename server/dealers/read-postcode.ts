/** What a visitor means by a postcode: its country, by what is written with it, and the place around it. */
import type { PlaceChoice } from '#domain/dealers/found-place.ts'
import { distanceInKm } from '#domain/dealers/distance.ts'
import { foldText } from '#domain/text-fold.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { countryNamed } from './find-area.ts'
import { middleOf, townsNamed, type PlaceSources } from './known-towns.ts'
import { townKey, type Town } from './place-index.ts'
import { countryCalled, countryNames } from './place-names.ts'

/** A country's postcode with the place around it. `guessed`: only the surroundings are known. */
export type PostcodeReading = PlaceChoice & { latitude: number; longitude: number; guessed: boolean }
/** A way to read a text: letters belong to a Dutch postcode, `town` follows it. */
type Written = { country: PlaceCountry | undefined; digits: string; letters: string; town: string }
/** How well the town that is written with a postcode fits: it lies there, is in that country, or is not known there. */
const fits = ['there', 'in the country', 'not known'] as const
type Candidate = PostcodeReading & { fit: (typeof fits)[number]; town: Town | undefined }

const lengths: Readonly<Record<PlaceCountry, number>> = { NL: 4, BE: 4, DE: 5, CW: 0 }
/** Distance in km between a postcode and the town written with it, at most: the table of German postcodes is coarse. */
const maxDistance: Readonly<Record<PlaceCountry, number>> = { NL: 25, BE: 25, DE: 80, CW: 0 }

/**
 * The readings of a postcode, the likeliest first, none where no country has it; null when `near` is no postcode. A town after it decides between
 * countries; when that lies elsewhere the postcode counts, and `towns` are what else may be meant.
 * @param land country that the visitor chose: of equal readings the one there
 */
export async function readPostcode(
  near: string,
  land: PlaceCountry | undefined,
  sources: PlaceSources,
): Promise<{ readings: PostcodeReading[]; towns: Town[] } | null> {
  const written = waysToRead(near)
  if (written.length === 0) return null
  const found: Candidate[] = []
  for (const way of written) {
    for (const country of countriesOf(way, land, sources.home)) {
      const candidate = await candidateOf(way, country, sources)
      if (candidate && isLikely(way, candidate)) found.push(candidate)
    }
  }
  const fit = fits.find((one) => found.some((candidate) => candidate.fit === one))
  const best = found.filter((candidate) => candidate.fit === fit)
  const isNamed = written.some(({ town }) => town !== '')
  // '2000 Baden' may be a shop, and '100 tegels' is no postcode.
  if (
    isNamed &&
    (isInName(near, sources) ||
      (fit !== 'there' && fit !== 'in the country' && written.every(({ digits }) => digits.length < 4)))
  )
    return null
  return { readings: best, towns: fit === 'in the country' ? best.flatMap(({ town }) => town ?? []) : [] }
}

function isInName(near: string, { dealers }: PlaceSources): boolean {
  const wanted = foldText(near)
  return dealers.some((dealer) => foldText(dealer.Naam).includes(wanted))
}

/** '8011AB', '8011-ab Zwolle', 'B-9000', '9000 Gent (België)': more than one way where two letters are a word of a town, as in '8660 De Panne'. */
function waysToRead(near: string): Written[] {
  const [, prefix = '', digits = '', between = '', rest = ''] =
    /^(?:([a-z]{1,2})[- ]?)?(\d{2,5})([\s,(-]*)(\D*)$/i.exec(near.trim()) ?? []
  const before = countryCalled(prefix.toLowerCase())
  if (digits === '' || (prefix !== '' && !before)) return []
  const read = (letters: string, text: string): Written => {
    const parts = text
      .split(/[,()]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const shorts = parts.map((part) => countryCalled(townKey(part)))
    const [, alone = '', last = ''] = /^(.+) (\S+)$/.exec(parts[0] ?? '') ?? []
    const behind = shorts.find((country) => country !== undefined) ?? countryNamed(last)
    return {
      country: before ?? behind,
      digits,
      letters,
      town: (countryNamed(last) ? alone : parts.find((_, at) => !shorts[at])) ?? '',
    }
  }
  const [, letters = '', after = ''] =
    (digits.length === 4 && !/[,(]/.test(between) && /^([a-z]{1,2})(?:[\s,(-]+(.*))?$/i.exec(rest)) || []
  return letters === '' ? [read('', rest)] : [read(letters.toUpperCase(), after), read('', rest)]
}

/** The countries that it may be a postcode of: four digits are Dutch or Belgian, the beginning of one of any country. */
function countriesOf(
  { country, digits, letters }: Written,
  land: PlaceCountry | undefined,
  home: PlaceCountry | undefined,
): PlaceCountry[] {
  const likely = land ?? home
  const several: PlaceCountry[] =
    letters !== ''
      ? ['NL']
      : digits.length === 5
        ? ['DE']
        : digits.length === 4 && (country ?? land) !== 'DE'
          ? ['NL', 'BE']
          : ['NL', 'BE', 'DE']
  return several
    .filter((one) => country === undefined || one === country)
    .toSorted((a, b) => Number(b === likely) - Number(a === likely))
}

/** Letters after the digits are the beginning of a town only when that town is known. */
function isLikely({ letters, town, country }: Written, { fit }: Candidate): boolean {
  return letters !== '' || !/^[a-z]{1,2}(?:\s|$)/i.test(town) || country !== undefined || fit !== 'not known'
}

async function candidateOf(
  { digits, letters, town }: Written,
  country: PlaceCountry,
  sources: PlaceSources,
): Promise<Candidate | null> {
  const place = await placeOf(country, digits, letters, sources)
  if (!place) return null
  const code = letters === '' ? digits : `${digits} ${letters}`
  const abroad = country === 'NL' ? '' : `, ${countryNames[country]}`
  const [nearest] = townsLike(town, digits.length < 4 ? 'named' : 'resembling', sources)
    .filter((one) => one.country === country)
    .map((one) => ({ town: one, km: distanceInKm(one, place) }))
    .toSorted((a, b) => a.km - b.km)
  if (nearest && nearest.km <= maxDistance[country]) {
    // Where only the surroundings of a postcode are known, the town says more.
    const { name, latitude, longitude } = place.listed ? nearest.town : place
    return {
      label: `${code} ${name}${abroad}`,
      near: `${code} ${name}, ${countryNames[country]}`,
      latitude,
      longitude,
      guessed: false,
      fit: 'there',
      town: nearest.town,
    }
  }
  const { name, latitude, longitude, guessed } = place
  return {
    label: `${code} ${guessed ? `(omgeving ${name})` : name}${abroad}`,
    near: `${code}, ${countryNames[country]}`,
    latitude,
    longitude,
    guessed,
    fit: nearest ? 'in the country' : 'not known',
    town: nearest?.town,
  }
}

/** Towns of that name, else, with 'resembling', those that begin so or resemble it. */
function townsLike(name: string, match: 'named' | 'resembling', sources: PlaceSources): Town[] {
  if (name === '') return []
  const towns = townsNamed(name, sources)
  if (match === 'named' || towns.length > 0 || townKey(name).length < 3) return towns
  return [...sources.index.beginning(name, 20), ...sources.index.resembling(name, 8)]
}

/** An imported postcode, else the place of dealers with it, else the town around it by our table (`listed`). */
async function placeOf(
  country: PlaceCountry,
  digits: string,
  letters: string,
  { index, dealers, postcode }: PlaceSources,
): Promise<{ name: string; latitude: number; longitude: number; guessed: boolean; listed: boolean } | null> {
  const isShort = digits.length < lengths[country]
  for (const start of new Set([digits + letters, digits])) {
    const imported = await postcode(country, start)
    if (imported) return { ...imported, guessed: isShort, listed: false }
    const there = isShort
      ? []
      : dealers.filter(
          (dealer) => dealer.Land === countryNames[country] && dealer.Postcode.replaceAll(' ', '').startsWith(start),
        )
    const [first] = there
    if (first) return { name: first.Plaats, ...middleOf(there), guessed: false, listed: false }
  }
  const listed = index.ofPostcode(country, digits.padEnd(lengths[country], '0'))
  if (!listed) return null
  const { name, latitude, longitude } = listed.town
  // The Dutch table has a town for every ten numbers; elsewhere it is the right one only where it begins.
  return { name, latitude, longitude, guessed: isShort || (country !== 'NL' && !listed.begins), listed: true }
}
