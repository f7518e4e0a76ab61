import { expect, test } from 'vitest'
import { isForcedDark } from './forced-theme.ts'

test('the fixed list of pages is dark', () => {
  const dark = [
    '/collecties/exclusief',
    '/collecties/exclusief/linea',
    '/collecties/exclusief/modena',
    '/collecties/spiegels',
    '/collecties/spiegels/m01',
    '/kleuren',
    '/kleuren/eiken-naturel',
    '/favorieten',
    '/collecties/sjithouse/epoch',
    '/collecties/sunny',
    '/producten/crystal',
    '/producten/ferro',
    '/producten/ronin',
    '/over-ons',
    '/over-ons/geschiedenis',
    '/over-ons/team',
    '/over-ons/productie',
    '/duurzaamheid',
  ]
  expect(dark.filter((path) => !isForcedDark(path))).toEqual([])
})

test('elsewhere the visitor chooses', () => {
  const free = [
    '/',
    '/collecties',
    '/collecties/sjithouse',
    '/collecties/beat40',
    '/producten',
    '/producten/planchet',
    '/verlanglijstje',
    '/over',
    '/kleurenadvies',
  ]
  expect(free.filter((path) => isForcedDark(path))).toEqual([])
})
