/** The towns of the four countries (content/places.tsv), found by name, by the beginning of it, in spite of a typing error, or by postcode. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { editDistance } from '#domain/edit-distance.ts'
import { once } from '#domain/once.ts'
import { foldText } from '#domain/text-fold.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { countryNames, placeCountries, placeNames } from './place-names.ts'

export type Town = { country: PlaceCountry; name: string; region: string; latitude: number; longitude: number }
export type PlaceIndex = {
  /** Towns of exactly this name. */
  named: (name: string) => readonly Town[]
  /** Towns whose name begins so, those of the Netherlands first, short names first. */
  beginning: (start: string, count: number) => Town[]
  /** Towns whose name differs least from this one: by one letter, from seven letters on by two. */
  resembling: (name: string, count: number) => Town[]
  /** The town around a complete postcode; undefined where none begins so. `begins`: the town begins at this very number. */
  ofPostcode: (country: PlaceCountry, digits: string) => { town: Town; begins: boolean } | undefined
  /** The towns of a region, by its name. */
  inRegion: (country: PlaceCountry, region: string) => Town[]
}

/** The index of content/places.tsv and content/postcode-starts.tsv. */
export const placeIndex = once(() => {
  const read = (name: string) => readFileSync(resolve('content', name), 'utf8')
  return buildPlaceIndex(read('places.tsv'), read('postcode-starts.tsv'))
})

/** A name under which a town is found; `letters` is the set of letters in it, a bit each. */
type Entry = { key: string; town: Town; letters: number }

/**
 * @param places lines of country, code of the region, name, latitude, longitude
 * @param postcodeStarts lines of country, the first postcode of a town, its name in `places` (none: no postcodes from here on), region where several have that name
 */
export function buildPlaceIndex(places: string, postcodeStarts = ''): PlaceIndex {
  const { byName, byListing } = readTowns(places)
  const entries: Entry[] = [...byName]
    .flatMap(([key, towns]) => towns.map((town) => ({ key, town, letters: lettersOf(key) })))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : rank(a.town) - rank(b.town)))
  const starts = Map.groupBy(
    rowsOf(postcodeStarts).map(([country, from, name = '', region]) => ({
      country,
      from: Number(from),
      town: byListing.get([country, name, ...(region === undefined ? [] : [region])].join('/')),
    })),
    ({ country }) => country,
  )
  return {
    named: (name) => byName.get(townKey(name)) ?? [],
    beginning(start, count) {
      const wanted = townKey(start)
      const found = entries.filter(({ key }) => key.startsWith(wanted))
      return distinct(
        found.toSorted(
          (a, b) =>
            Number(a.key !== wanted) - Number(b.key !== wanted) ||
            rank(a.town) - rank(b.town) ||
            a.key.length - b.key.length,
        ),
      ).slice(0, count)
    },
    resembling(name, count) {
      const wanted = townKey(name)
      const most = wanted.length >= 7 ? 2 : 1
      if (wanted.length < 4) return []
      const letters = lettersOf(wanted)
      const found = entries.flatMap((entry) => {
        // A typing error changes two letters of the set at most, which leaves few names to compare.
        if (Math.abs(entry.key.length - wanted.length) > most || bits(entry.letters ^ letters) > 2 * most) return []
        const distance = editDistance(wanted, entry.key, most)
        return distance <= most ? [{ ...entry, distance }] : []
      })
      return distinct(
        found.toSorted(
          (a, b) =>
            a.distance - b.distance ||
            Number(a.key[0] !== wanted[0]) - Number(b.key[0] !== wanted[0]) ||
            rank(a.town) - rank(b.town),
        ),
      ).slice(0, count)
    },
    ofPostcode(country, digits) {
      const start = starts.get(country)?.findLast(({ from }) => from <= Number(digits))
      return start?.town && { town: start.town, begins: start.from === Number(digits) }
    },
    inRegion: (country, region) =>
      distinct(entries.filter(({ town }) => town.country === country && town.region === region)),
  }
}

/** How names are compared: folded, without punctuation, with "st." and "a/d" written out. "'s-Gravenhage" -> 's gravenhage', 'Alphen a/d Rijn' -> 'alphen aan de rijn' */
export function townKey(name: string): string {
  if (/^[A-Za-z]{3,}$/.test(name)) return name.toLowerCase() // most of eleven thousand names
  return foldText(name)
    .replaceAll(/['’`.()]/g, '')
    .replaceAll(/[-/–]/g, ' ')
    .replaceAll(/\bst\b/g, 'sint')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?:a d|ad|aan de[nr]|an der) /g, ' aan de ')
    .replaceAll(/ a (?=zee\b)/g, ' aan ')
    .trim()
}

/** The names, and those with an umlaut as they are written without: 'Münster' -> 'Münster', 'Muenster'. */
export function spellingsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const plain = name.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (vowel) => `${vowel.normalize('NFD').charAt(0)}e`)
    return plain === name ? [name] : [name, plain]
  })
}

/** 'Overijssel'; abroad 'West-Vlaanderen, België'; on Curaçao the country alone. */
export function regionInWords({ country, region, name }: Pick<Town, 'country' | 'region' | 'name'>): string {
  if (country === 'NL') return region
  return [region, countryNames[country]].filter((part) => part !== '' && part !== name).join(', ')
}

/** The towns by the keys of their names, and by 'country/name' and 'country/name/region' as they are listed. */
function readTowns(places: string): { byName: Map<string, Town[]>; byListing: Map<string, Town> } {
  const { regions, towns, missingTowns } = placeNames()
  const regionNames = new Map(regions.map(({ country, code, name }) => [`${country}/${code}`, name]))
  const otherNames = new Map(towns.map(({ country, listed, names }) => [`${country}/${listed}`, names]))
  const byName = new Map<string, Town[]>()
  const byListing = new Map<string, Town>()
  const add = (country: PlaceCountry, code: string, listed: string, latitude: number, longitude: number) => {
    const listing = `${country}/${listed}`
    const names = otherNames.get(listing) ?? []
    const region = regionNames.get(`${country}/${code}`) ?? ''
    const town: Town = { country, name: names[0] ?? listed, region, latitude, longitude }
    for (const key of new Set(spellingsOf([listed, ...names]).map(townKey))) {
      const known = byName.get(key) ?? []
      // Some towns are listed twice, and towns of one name within a region cannot be told apart.
      if (!known.some((other) => other.country === country && other.region === region))
        byName.set(
          key,
          [...known, town].toSorted((a, b) => rank(a) - rank(b)),
        )
    }
    byListing.set(`${listing}/${code}`, town)
    if (!byListing.has(listing)) byListing.set(listing, town)
  }
  for (const [country, region = '', name = '', latitude, longitude] of rowsOf(places))
    add(country, region, name, Number(latitude), Number(longitude))
  for (const { country, region, name, latitude, longitude } of missingTowns)
    add(country, region, name, latitude, longitude)
  return { byName, byListing }
}

/** Lines of tab-separated text that begin with a country. */
function rowsOf(tsv: string): [PlaceCountry, ...string[]][] {
  return tsv.split('\n').flatMap((line): [PlaceCountry, ...string[]][] => {
    const [code, ...values] = line.split('\t')
    const country = placeCountries.find((one) => one === code)
    return country === undefined ? [] : [[country, ...values]]
  })
}

function rank(town: Town): number {
  return placeCountries.indexOf(town.country)
}
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}
function bits(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count++
  return count
}
function distinct(entries: readonly Entry[]): Town[] {
  return [...new Set(entries.map((entry) => entry.town))]
}
