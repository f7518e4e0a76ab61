import { expect, test } from 'vitest'
import { wordSlug } from '../slug.ts'
import {
  countryName,
  countrySlugs,
  dealerCountries,
  dealerProvinces,
  neighbouringProvinces,
  provinceName,
  provincePath,
  provinceSlugs,
} from './dealer-places.ts'

test('the slugs are those of the countries and provinces that dealers may have', () => {
  expect([...countrySlugs].toSorted()).toEqual(dealerCountries.map(wordSlug).toSorted())
  expect([...provinceSlugs]).toEqual(dealerProvinces.map(wordSlug))
  expect(countrySlugs.map(countryName).toSorted()).toEqual([...dealerCountries].toSorted())
  expect(provinceSlugs.map(provinceName)).toEqual([...dealerProvinces])
})

test('a province is the neighbour of its neighbours and never of itself', () => {
  for (const province of provinceSlugs) {
    expect(neighbouringProvinces[province]).not.toContain(province)
    for (const neighbour of neighbouringProvinces[province])
      expect(neighbouringProvinces[neighbour], `${neighbour} and ${province}`).toContain(province)
  }
})

test('only Dutch provinces have a page: Limburg lies in two countries', () => {
  expect(provincePath({ Land: 'Nederland', Provincie: 'Limburg' })).toBe('/verkooppunten/nederland/limburg')
  expect(provincePath({ Land: 'België', Provincie: 'Limburg' })).toBeNull()
})
