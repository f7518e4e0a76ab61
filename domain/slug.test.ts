import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerSlug, wordSlug } from './slug.ts'

test('a dealer name becomes its address by the rule of docs/rules.md', () => {
  expect(dealerSlug('Badhuis  De Vecht & Zn.')).toBe('badhuis-de-vecht-zn')
  expect(dealerSlug(' -Sanitair--Polderzicht- ')).toBe('sanitair-polderzicht')
  expect(dealerSlug('Café Bad')).toBe('caf-bad')
})

test('our own words lose only their accents', () => {
  expect(wordSlug('België')).toBe('belgie')
  expect(wordSlug('Curaçao')).toBe('curacao')
})

test('every dealer slug is lower case letters, digits and single inner hyphens, and a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const slug = dealerSlug(name)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(dealerSlug(slug)).toBe(slug)
    }),
  )
})
