import { expect, it } from 'vitest'
import { createPostcodeSearch } from './postcode-search.ts'
import { dealerItem } from './search-item.ts'

const dealer = (slug: string, Postcode: string, Plaats: string, Land: 'Nederland' | 'België' | 'Duitsland') =>
  dealerItem({ slug, Naam: slug, Adres: 'Kade 1', Postcode, Plaats, Land, Provincie: 'x' })
const search = createPostcodeSearch([
  dealer('hanze', '8011 DK', 'Zwolle', 'Nederland'),
  dealer('peperstad', '8013 HJ', 'Zwolle', 'Nederland'),
  dealer('polderzicht', '8232 XE', 'Lelystad', 'Nederland'),
  dealer('reien', '8000', 'Brugge', 'België'),
  dealer('badgalerie', '50667', 'Köln', 'Duitsland'),
])
const near = (postcode: string, ...slugs: string[]) => [
  `/verkooppunten?near=${postcode}`,
  ...slugs.map((slug) => `/verkooppunten/${slug}`),
]

it.each([
  ['8011', near('8011', 'hanze', 'peperstad')],
  ['8013hj', near('8013%20HJ', 'peperstad', 'hanze')],
  [' 8012 AB ', near('8012%20AB', 'hanze', 'peperstad')],
  ['dealer in de buurt van 8012ab', near('8012%20AB', 'hanze', 'peperstad')],
  ['8000 brugge', near('8000', 'reien')],
  ['50670', near('50670', 'badgalerie')],
  ['8500', []],
  ['0800', []],
  ['kast 8011', []],
  ['8011 mm', []],
  ['m8011', []],
])('finds dealers near %s, the nearest first', (query, urls) => {
  expect(search(query).map(({ url }) => url)).toEqual(urls)
})
