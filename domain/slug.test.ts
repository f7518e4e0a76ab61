import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerSlug, wordSlug } from './slug.ts'

test('makes the address of a dealer from its name by the rule of docs/rules.md', () => {
  expect(dealerSlug('Badhuis  De Vecht & Zn.')).toBe('badhuis-de-vecht-zn')
  expect(dealerSlug(' -Sanitair--Polderzicht- ')).toBe('sanitair-polderzicht')
  expect(dealerSlug('Café Bad')).toBe('caf-bad')
})

test('only folds accents of our own words', () => {
  expect(wordSlug('België')).toBe('belgie')
  expect(wordSlug('Curaçao')).toBe('curacao')
})

test('makes slugs of lower-case letters, digits and single inner hyphens, which are their own slugs', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const slug = dealerSlug(name)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(dealerSlug(slug)).toBe(slug)
    }),
  )
})
