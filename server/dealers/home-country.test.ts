import { expect, test } from 'vitest'
import { homeCountry } from './home-country.ts'

test.each([
  ['fr', 'BE'],
  ['fr-FR,fr;q=0.9', 'BE'],
  ['nl-BE,nl;q=0.9,en;q=0.8', 'BE'],
  ['de-DE,de;q=0.9,en;q=0.8', 'DE'],
  ['de-BE', 'BE'],
  ['en-US,en;q=0.9,de;q=0.8', 'DE'],
  ['de;q=0.5, fr;q=0.9', 'BE'],
  ['pap,nl;q=0.8', 'CW'],
  ['nl-NL,nl;q=0.9,en-BE;q=0.8', undefined],
  ['nl,de;q=0.5', undefined],
  ['en', undefined],
  ['*', undefined],
  ['', undefined],
  [',;q=,q=;-', undefined],
])('takes a visitor with the languages %s to live in %s', (languages, country) => {
  expect(homeCountry(languages)).toBe(country)
})
