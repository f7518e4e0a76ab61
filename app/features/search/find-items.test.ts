import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findItems, groupItems } from './find-items.ts'
import { dealerItem, faqItem, finishItem, mirrorItem, pageItem, vacancyItem } from './search-item.ts'

const items = [
  pageItem({ path: '/collecties/spiegels', label: 'Spiegels', description: 'Spiegels met en zonder licht' }),
  pageItem({ path: '/over-ons/team', label: 'Team', description: 'De afdelingen' }),
  mirrorItem({ name: 'M23-0', name2: 'Vijver', tagline: 'Rond, met licht achter het glas.', features: ['verlichting', 'dimbaar'] }),
  finishItem({ name: 'eiken-naturel', displayName: 'Eiken naturel', brands: ['Oeverhout'], categories: ['Badkamermeubelen'] }),
  faqItem({ title: 'Waarom verkleurt eiken?', slug: 'waarom-verkleurt-eiken', answer: 'x'.repeat(200) }),
  vacancyItem({ titel: 'Meubelmaker', slug: 'meubelmaker', intro: 'y'.repeat(200) }),
  dealerItem({ slug: 'cafe-du-bain', Naam: 'Café du Bain', Adres: 'Kade 1', Postcode: '4000', Plaats: 'Luik', Land: 'België', Provincie: 'Luik' }),
]

test('nothing is found for nothing', () => {
  fc.assert(fc.property(fc.stringMatching(/^\s*$/), (query) => {
    expect(findItems(items, query)).toEqual([])
  }))
})

test('colours come before all others', () => {
  expect(findItems(items, 'eiken').map((item) => item.category)).toEqual(['Kleur', 'Veelgestelde vragen'])
})

test('a typing error and a missing accent do not matter', () => {
  expect(findItems(items, 'speigels')[0]?.url).toBe('/collecties/spiegels')
  expect(findItems(items, 'cafe')[0]?.url).toBe('/verkooppunten/cafe-du-bain')
})

test('a mirror is found by its code, a dealer by its town', () => {
  expect(findItems(items, 'm23-0')[0]?.url).toBe('/collecties/spiegels/m23-0')
  expect(findItems(items, 'luik')[0]?.dealerInfo?.plaats).toBe('Luik')
})

test('descriptions of questions are cut at 80 characters, those of vacancies at 100', () => {
  expect(items[4]?.description).toHaveLength(80)
  expect(items[5]?.description).toHaveLength(100)
})

test('the category of a page follows from its address', () => {
  const category = (path: string) => pageItem({ path, label: 'x', description: '' }).category
  expect(['/', '/collecties/beat40', '/collecties/spiegels', '/kleuren', '/montage/planchet', '/service', '/privacy', '/over-ons/team'].map(category))
    .toEqual(['Algemeen', 'Collectie', 'Spiegel', 'Kleur', 'Montage', 'Service', 'Pagina', 'Algemeen'])
})

test('grouping loses nothing and keeps the order within a category', () => {
  fc.assert(fc.property(fc.shuffledSubarray(items), (some) => {
    const groups = groupItems(some)
    expect(groups.flatMap((group) => group.items).length).toBe(some.length)
    for (const group of groups) expect(group.items).toEqual(some.filter((item) => item.category === group.category))
    expect(groups.map((group) => group.category)).toEqual([...new Set(some.map((item) => item.category))])
  }))
})
