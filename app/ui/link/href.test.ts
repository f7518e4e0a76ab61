import { expect, test } from 'vitest'
import { hrefTo } from './href.ts'

test('an address is filled in from its route', () => {
  expect(hrefTo({ to: '/collecties/$collectie', params: { collectie: 'beat40' } })).toBe('/collecties/beat40')
  expect(hrefTo({ to: '/verkooppunten/nederland/$provincie', params: { provincie: 'groningen' } })).toBe(
    '/verkooppunten/nederland/groningen',
  )
})

test('search params and a fragment follow the path', () => {
  expect(hrefTo({ to: '/producten', search: { collections: ['beat-40', 'beat-45'], page: 2 }, hash: 'lijst' })).toBe(
    '/producten?collections=beat-40&collections=beat-45&page=2#lijst',
  )
})

test('what a visitor typed cannot break out of its segment', () => {
  expect(hrefTo({ to: '/producten/$slug', params: { slug: 'a/../b?c' } })).toBe('/producten/a%2F..%2Fb%3Fc')
})

test('a typo in a path or a slug does not compile', () => {
  // Each line below must be an error for the compiler; when it is not, the type check of this file fails.
  // @ts-expect-error -- beat41 is not a collection
  expect(hrefTo({ to: '/collecties/$collectie', params: { collectie: 'beat41' } })).toBe('/collecties/beat41')
  // @ts-expect-error -- there is no such route
  expect(hrefTo({ to: '/collectie' })).toBe('/collectie')
})
