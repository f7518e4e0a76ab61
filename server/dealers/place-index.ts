/** The towns of the four countries, to be found by name, by its beginning, or in spite of a typing mistake. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { foldText } from '#domain/text-fold.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { belgianPostcodeStarts } from './belgian-postcodes.ts'
import { dutchPostcodeStarts } from './dutch-postcodes.ts'
import { editDistance } from '#domain/edit-distance.ts'
import { germanPostcodeStarts } from './german-postcodes.ts'
import { countryNames, missingTowns, otherNames, regionNames } from './town-names.ts'

export type Town = { country: PlaceCountry; name: string; region: string; latitude: number; longitude: number }
/** A name under which a town is found, folded and without punctuation. */
type Entry = { key: string; town: Town; /** The letters that occur in the key, a bit each. */ letters: number }
export type PlaceIndex = {
  /** Towns of exactly this name. */
  named: (name: string) => readonly Town[]
  /** Towns whose name begins so, those of the Netherlands first, short names first. */
  beginning: (start: string, count: number) => Town[]
  /** Towns whose name differs least from this one: by one letter, from seven letters on by two. */
  resembling: (name: string, count: number) => Town[]
  /** The town around a postcode, by all its digits; undefined where none begins so. `begins`: that town begins at this very number. */
  ofPostcode: (country: PlaceCountry, digits: string) => { town: Town; begins: boolean } | undefined
  /** The towns of a region, by its name. */
  inRegion: (country: PlaceCountry, region: string) => Town[]
}

const countryOrder: readonly PlaceCountry[] = ['NL', 'BE', 'DE', 'CW']
const postcodeStarts: Readonly<Record<PlaceCountry, string>> = {
  NL: dutchPostcodeStarts,
  BE: belgianPostcodeStarts,
  DE: germanPostcodeStarts,
  CW: '',
}
const rank = (town: Town) => countryOrder.indexOf(town.country)

let index: PlaceIndex | undefined
/** The index of content/places.tsv, read at the first call and kept. */
export function placeIndex(): PlaceIndex {
  index ??= buildPlaceIndex(readFileSync(resolve('content/places.tsv'), 'utf8'))
  return index
}

/** How names are compared: folded, "'s-", "st." and "a/d" as people leave them out or write them, no punctuation. "'s-Gravenhage" -> 's gravenhage', 'Alphen a/d Rijn' -> 'alphen aan de rijn' */
export function townKey(name: string): string {
  // Most names need nothing more, and there are eleven thousand.
  if (/^[A-Za-z]{3,}$/.test(name)) return name.toLowerCase()
  return foldText(name)
    .replaceAll(/['’`.()]/g, '')
    .replaceAll(/[-/–]/g, ' ')
    .replaceAll(/\bst\b/g, 'sint')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?:a d|ad|aan de[nr]|an der) /g, ' aan de ')
    .replaceAll(/ a (?=zee\b)/g, ' aan ')
    .trim()
}

/** @param tsv lines of country, code of the region, name, latitude, longitude */
export function buildPlaceIndex(tsv: string): PlaceIndex {
  const byName = new Map<string, Town[]>()
  const own = new Map<string, Town>()
  const add = (country: PlaceCountry, code: string, listed: string, latitude: number, longitude: number) => {
    const names = otherNames[`${country} ${listed}`] ?? [listed]
    const town: Town = {
      country,
      name: names[0] ?? listed,
      region: regionNames[`${country} ${code}`] ?? '',
      latitude,
      longitude,
    }
    for (const key of names.length === 1 && names[0] === listed
      ? [townKey(listed)]
      : new Set([listed, ...names].map(townKey))) {
      const there = byName.get(key)
      if (!there) byName.set(key, [town])
      // The list has some towns twice; towns of one name within a region that lie apart cannot be told apart by it either.
      else if (!there.some((other) => other.country === country && other.region === town.region))
        byName.set(
          key,
          [...there, town].toSorted((a, b) => rank(a) - rank(b)),
        )
    }
    own.set(`${country} ${listed}/${code}`, town)
    if (!own.has(`${country} ${listed}`)) own.set(`${country} ${listed}`, town)
  }
  for (const row of tsv.split('\n')) {
    const [code = '', region = '', name = '', latitude, longitude] = row.split('\t')
    const country = countryOrder.find((one) => one === code)
    if (country) add(country, region, name, Number(latitude), Number(longitude))
  }
  for (const town of missingTowns) add(...town)

  const entries: Entry[] = [...byName]
    .flatMap(([key, towns]) => towns.map((town) => ({ key, town, letters: lettersOf(key) })))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : rank(a.town) - rank(b.town)))
  const startsOf = (country: PlaceCountry) =>
    postcodeStarts[country]
      .trim()
      .split(/,\s*/)
      .map((entry) => ({ from: Number.parseInt(entry, 10), town: own.get(`${country} ${entry.replace(/^\d+ /, '')}`) }))
  const starts = { NL: startsOf('NL'), BE: startsOf('BE'), DE: startsOf('DE'), CW: [] }
  return {
    named: (name) => byName.get(townKey(name)) ?? [],
    beginning(start, count) {
      const wanted = townKey(start)
      let low = 0,
        high = entries.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((entries[middle]?.key ?? '') < wanted) low = middle + 1
        else high = middle
      }
      const after = entries.findIndex((entry, at) => at >= low && !entry.key.startsWith(wanted))
      const found = entries.slice(low, after < 0 ? entries.length : after)
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
        // A mistake changes two kinds of letters at most: this leaves few to compare.
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
      const start = starts[country].findLast(({ from }) => from <= Number(digits))
      return start?.town && { town: start.town, begins: start.from === Number(digits) }
    },
    inRegion: (country, region) => [
      ...new Set(entries.flatMap(({ town }) => (town.country === country && town.region === region ? [town] : []))),
    ],
  }
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

/** 'Overijssel'; abroad 'West-Vlaanderen, België'; on Curaçao the country alone. */
export function regionInWords({ country, region, name }: Pick<Town, 'country' | 'region' | 'name'>): string {
  if (country === 'NL') return region
  return [region, countryNames[country]].filter((part) => part !== '' && part !== name).join(', ')
}
