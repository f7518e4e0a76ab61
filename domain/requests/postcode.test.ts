import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dealerCountries } from '../dealers/dealer-places.ts'
import { readPostcode } from './postcode.ts'

it.each([
  ['Nederland', '8011ab', '8011 AB'],
  ['Nederland', ' 8011 AB ', '8011 AB'],
  ['Duitsland', 'd-01067', '01067'],
  ['België', 'B-9000', '9000'],
  ['Nederland', '8011-AB', '8011 AB'],
  ['Nederland', '8011  AB', '8011 AB'],
  ['Nederland', 'NL-8011 AB', '8011 AB'],
  ['Nederland', '8011\u200BAB', '8011 AB'],
  ['Duitsland', 'D 01067', '01067'],
  ['Duitsland', 'DE-01067', '01067'],
  ['België', 'BE-9000', '9000'],
  ['België', 'B 9000', '9000'],
  ['Curaçao', '', ''],
  ['Curaçao', '0000', ''],
] as const)('reads a postcode in %s: %s', (country, typed, postcode) => {
  expect(readPostcode(country, typed)).toEqual({ status: 'valid', postcode })
})

it.each([
  ['Nederland', '0811 AB'],
  ['Nederland', '8011 SS'],
  ['Nederland', '8011'],
  ['Duitsland', '00123'],
  ['Duitsland', '8011 AB'],
  ['België', '0900'],
  ['België', '90000'],
  ['Curaçao', '8011 AB'],
] as const)('refuses one that does not exist in %s: %s', (country, typed) => {
  const reading = readPostcode(country, typed)
  expect(reading.status === 'invalid' && reading.fault).toMatch(/postcode/)
})

it('reads what it has written as the same postcode', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 9 }),
    fc.stringMatching(/^[0-9]{4} ?[A-Za-z]{2}$/),
    fc.stringMatching(/^[0-9]{4,5}$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(...dealerCountries), typed, (country, text) => {
      const reading = readPostcode(country, text)
      if (reading.status === 'valid') expect(readPostcode(country, reading.postcode)).toEqual(reading)
    }),
  )
})
