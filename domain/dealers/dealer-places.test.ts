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

test('has a slug for every country and province', () => {
  expect([...countrySlugs].toSorted()).toEqual(dealerCountries.map(wordSlug).toSorted())
  expect([...provinceSlugs]).toEqual(dealerProvinces.map(wordSlug))
  expect(countrySlugs.map(countryName).toSorted()).toEqual([...dealerCountries].toSorted())
  expect(provinceSlugs.map(provinceName)).toEqual([...dealerProvinces])
})

test('makes provinces neighbours of each other and never of themselves', () => {
  for (const province of provinceSlugs) {
    expect(neighbouringProvinces[province]).not.toContain(province)
    for (const neighbour of neighbouringProvinces[province])
      expect(neighbouringProvinces[neighbour], `${neighbour} and ${province}`).toContain(province)
  }
})

test('has a page for Dutch provinces only: there is a Limburg in Belgium too', () => {
  expect(provincePath({ Land: 'Nederland', Provincie: 'Limburg' })).toBe('/verkooppunten/nederland/limburg')
  expect(provincePath({ Land: 'België', Provincie: 'Limburg' })).toBeNull()
})
