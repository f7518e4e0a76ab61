import { expect, test } from 'vitest'
import {
  dealerCrumbs,
  dealerDescription,
  dealerStoreData,
  dealerTitle,
  listInWords,
  openingHoursData,
} from './dealer-seo.ts'
import { readOpeningHours } from './opening-hours.ts'
import { provinceDescription, provinceTexts } from './province-texts.ts'
import { routeLinks } from './route-links.ts'

const branch = {
  Naam: 'Badhuis De Vecht',
  Adres: 'Vechtkade 3',
  Postcode: '8011 AB',
  Plaats: 'Zwolle',
  Land: 'Nederland' as const,
  Provincie: 'Overijssel',
  latitude: 52.5,
  longitude: 6.1,
  collections: [],
  openingstijden: ['ma gesloten', 'di 10:00-17:00'],
}
const single = { name: 'Badhuis De Vecht', slug: 'badhuis-de-vecht', branches: [branch] }
const double = { ...single, branches: [branch, { ...branch, Plaats: 'Utrecht', Provincie: 'Utrecht' }] }

test('names the towns in the title while they fit', () => {
  expect(dealerTitle(single)).toBe('Badhuis De Vecht, Zwolle')
  expect(dealerTitle(double)).toBe('Badhuis De Vecht, Zwolle en Utrecht')
  expect(dealerTitle({ ...double, name: 'Badkamerhuis aan het einde van de lange kade bij het water' })).toBe(
    'Badkamerhuis aan het einde van de lange kade bij het water',
  )
})

test('keeps descriptions between 60 and 165 characters', () => {
  for (const dealer of [
    single,
    double,
    { ...single, name: 'B', branches: [{ ...branch, Adres: 'A 1', Plaats: 'Ee' }] },
    {
      ...single,
      name: 'Badkamerhuis aan het einde van de lange kade bij het water',
      branches: [{ ...branch, Adres: 'Burgemeester van der Meulenstraat 1234', Plaats: 'Capelle aan den IJssel' }],
    },
  ]) {
    expect(dealerDescription(dealer).length).toBeGreaterThanOrEqual(60)
    expect(dealerDescription(dealer).length).toBeLessThanOrEqual(165)
  }
  for (const towns of [
    [],
    ['Ede'],
    ['Capelle aan den IJssel', 'Alphen aan den Rijn', 'Krimpen aan den IJssel', 'Delft'],
  ]) {
    expect(provinceDescription({ name: 'Zuid-Holland', total: towns.length, towns }).length).toBeLessThanOrEqual(165)
  }
})

test('puts branches in two provinces below their country', () => {
  expect(dealerCrumbs(single).map((crumb) => crumb.path)).toEqual([
    '/verkooppunten',
    '/verkooppunten/nederland',
    '/verkooppunten/nederland/overijssel',
    '/verkooppunten/badhuis-de-vecht',
  ])
  expect(dealerCrumbs(double).map((crumb) => crumb.label)).toEqual(['Verkooppunten', 'Nederland', 'Badhuis De Vecht'])
})

test('gives each branch a Store with its own hours', () => {
  expect(dealerStoreData(double)).toHaveLength(2)
  expect(dealerStoreData(single)[0]).toMatchObject({
    '@type': 'Store',
    address: { addressCountry: 'NL' },
    openingHoursSpecification: [{ opens: '10:00', closes: '17:00' }],
  })
})

test('lists open days only', () => {
  const hours = readOpeningHours(['ma gesloten', 'di 09:30-17:30', 'zondag open'])
  expect(openingHoursData(hours)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Tuesday', opens: '09:30', closes: '17:30' },
  ])
})

test('routes to the coordinates', () => {
  expect(routeLinks(branch).every((link) => /52\.5(?:,|%2C)6\.1/.test(link.href))).toBe(true)
})

test('joins words as in a sentence', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual(['', 'a', 'a en b', 'a, b en c'])
})

test('has a heading and intro of its own for each province', () => {
  const texts = Object.values(provinceTexts)
  expect(new Set(texts.map((text) => text.title)).size).toBe(12)
  expect(new Set(texts.map((text) => text.intro)).size).toBe(12)
})
