import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createItemSearch, groupItems } from './find-items.ts'
import {
  shownText,
  dealerItem,
  faqItem,
  finishItem,
  formerItem,
  mirrorItem,
  pageItem,
  partItem,
  productItem,
  vacancyItem,
} from './search-item.ts'

const format = (width: number, height: number) => ({
  size: { width, height, depth: 30 },
  wattage: 0,
  kelvin: '',
  article: 'M23-060',
  price: 1,
  colors: [],
})
const variant = {
  article: 'KKTH-0400-EINA',
  price: 1,
  compare_price: null,
  is_active: true,
  track_inventory: false,
  stock_quantity: 1,
  low_stock_threshold: 5,
  width: 400,
  height: 1700,
  depth: 350,
  diameter: null,
  color_textures: [],
  images: [],
  model_3d: null,
  technical_drawing: null,
  materials: [],
}

const items = [
  pageItem({ path: '/collecties/spiegels', label: 'Spiegels', description: 'Spiegels met en zonder licht' }),
  pageItem({ path: '/over-ons/team', label: 'Team', description: 'De afdelingen' }),
  mirrorItem({
    name: 'M23-0',
    name2: 'Vijver',
    tagline: 'Rond, met licht achter het glas.',
    features: ['verlichting', 'dimbaar'],
    shape: 'rond',
    formats: [format(600, 800), format(1200, 800)],
  }),
  finishItem({ name: 'eiken-naturel', displayName: 'Eiken naturel', brands: ['Oeverhout'] }),
  faqItem({ title: 'Waarom verkleurt eiken?', slug: 'waarom-verkleurt-eiken', answer: 'x'.repeat(200) }),
  vacancyItem({ titel: 'Meubelmaker', slug: 'meubelmaker', intro: 'y'.repeat(200) }),
  productItem({
    slug: 'kolomkast-thor',
    name: 'Kolomkast Thor',
    short_description: 'Deur van 38 mm.',
    variants: [variant],
  }),
  dealerItem({
    slug: 'cafe-du-bain',
    Naam: 'Café du Bain',
    Adres: 'Kade 1',
    Postcode: '4000',
    Plaats: 'Luik',
    Land: 'België',
    Provincie: 'Luik',
  }),
]

const search = createItemSearch(items)
const urls = (query: string) => search(query).map((item) => item.url)

test('nothing is found for nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (query) => {
      expect(search(query)).toEqual([])
    }),
  )
})

test('colours come before all others', () => {
  expect(search('eiken').map((item) => item.category)).toEqual(['Kleur', 'Veelgestelde vragen'])
})

test('a typing error and a missing accent do not matter', () => {
  expect(urls('speigels')[0]).toBe('/collecties/spiegels')
  expect(urls('cafe')[0]).toBe('/verkooppunten/cafe-du-bain')
})

test('a mirror is found by its code, a dealer by its town', () => {
  expect(urls('m23-0')[0]).toBe('/collecties/spiegels/m23-0')
  expect(search('luik')[0]?.dealerInfo?.plaats).toBe('Luik')
})

test.each(['60x80', '60 x 80', '600 x 800 mm', '80x60', 'spiegel 120cm', 'ronde spiegel met licht 120'])(
  'a size finds what is made in it: %s',
  (query) => {
    expect(urls(query)[0]).toBe('/collecties/spiegels/m23-0')
  },
)

test.each(['KKTH-0400-EINA', 'kkth 0400 eina', 'kkth', 'kolom kast', 'kolomkasten', 'linnenkast', 'kolomkats'])(
  'a product is found by article number, word form, synonym or with a typing error: %s',
  (query) => {
    expect(urls(query)[0]).toBe('/producten/kolomkast-thor')
  },
)

test('every word narrows; a word that nothing has is passed over', () => {
  expect(urls('spiegel luik')).toEqual(expect.arrayContaining(['/verkooppunten/cafe-du-bain']))
  expect(urls('kolomkast thor hyperbool')).toEqual(['/producten/kolomkast-thor'])
  expect(urls('qqqqqqqqqq')).toEqual([])
})

test('whatever is typed, the search answers with items, each once, and colours in front', () => {
  const words = fc
    .array(
      fc.constantFrom(
        'eiken',
        'spiegel',
        'met',
        '80',
        '60x80',
        'M23',
        'lade',
        'zonder',
        'licht',
        '*',
        '(',
        '\\',
        '=',
        '!x',
        '^y',
        "'z",
        '|',
        '$',
        'ß',
        '👍',
      ),
    )
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.oneof(words, fc.string({ maxLength: 60 })), (query) => {
      const found = search(query)
      expect(new Set(found).size).toBe(found.length)
      const colours = found.filter((item) => item.category === 'Kleur').length
      expect(found.slice(0, colours).every((item) => item.category === 'Kleur')).toBe(true)
    }),
  )
})

test('descriptions of questions are cut at 80 characters, those of vacancies at 100', () => {
  expect(items[4]?.description).toHaveLength(80)
  expect(items[5]?.description).toHaveLength(100)
})

test('a result shows the first 100 characters of its description, with dots where it was cut, and of a colour the brands', () => {
  expect(shownText({ category: 'Pagina', description: 'z'.repeat(101) })).toBe(`${'z'.repeat(100)}…`)
  expect(shownText({ category: 'Pagina', description: 'z'.repeat(100) })).toBe('z'.repeat(100))
  expect(items.slice(3, 6).map(shownText)).toEqual(['Oeverhout', `${'x'.repeat(80)}…`, `${'y'.repeat(100)}…`])
})

test('the category of a page follows from its address', () => {
  const category = (path: string) => pageItem({ path, label: 'x', description: '' }).category
  expect(
    [
      '/',
      '/collecties/beat40',
      '/collecties/spiegels',
      '/kleuren',
      '/montage/planchet',
      '/service',
      '/privacy',
      '/over-ons/team',
    ].map(category),
  ).toEqual(['Algemeen', 'Collectie', 'Spiegel', 'Kleur', 'Montage', 'Service', 'Pagina', 'Algemeen'])
})

test('grouping loses nothing and keeps the order within a group', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(items), (some) => {
      const groups = groupItems(some)
      expect(groups.flatMap((group) => group.items).length).toBe(some.length)
      for (const group of groups) expect(group.items).toEqual(some.filter((item) => group.items.includes(item)))
      expect(new Set(groups.map((group) => group.name)).size).toBe(groups.length)
    }),
  )
  expect(groupItems(items).map((group) => group.name)).toEqual([
    'Spiegel',
    'Algemeen',
    'Kleur',
    'Veelgestelde vragen',
    'Vacature',
    'Producten',
    'Verkooppunt',
  ])
})

const former = (article: string, name: string) => formerItem({ article, name, from: 2009, until: 2016 })
const withFormer = createItemSearch([
  ...items,
  former('B50-080-WI', 'Wastafelmeubel Beat 50'),
  former('B50-120-WI', 'Wastafelmeubel Beat 50'),
  former('SPI-T36-GE', 'Spiegelkast'),
])

test.each(['B50-080-WI', 'b50-080-wi', 'b50080wi', 'b50 080 wi', ' B50.080.WI', 'b50-08', 'b500'])(
  'furniture that is no longer made is found by its number or the beginning of it, and nothing beside it: %s',
  (query) => {
    expect(withFormer(query).map((item) => item.url)).toEqual(['/artikel/b50-080-wi'])
  },
)

test('a part is found by its number, and what is like it in words is not lost to it', () => {
  const demper = partItem({ number: 'D-1041', name: 'Demper voor ladesysteem', note: 'Klikt in de geleider' })
  const withPart = createItemSearch([...items, demper])
  for (const query of ['D-1041', 'd1041', 'D-10']) expect(withPart(query)).toEqual([demper])
  expect(withPart('demper')).toEqual(search('demper'))
})

test('a beginning that two numbers have finds both', () => {
  expect(withFormer('B50').map((item) => item.url)).toEqual(['/artikel/b50-080-wi', '/artikel/b50-120-wi'])
  expect(withFormer('spi-').map((item) => item.url)).toEqual(['/artikel/spi-t36-ge'])
})

test.each([
  'spi',
  'spiegel',
  'spiegelkast',
  'wastafelmeubel',
  'beat 50',
  'eiken',
  'kkth',
  'b5',
  '080',
  'wi',
  '36',
  'm23-0',
  'made',
  'opvolger',
])('by anything else it is not: %s', (query) => {
  expect(withFormer(query)).toEqual(search(query))
})

const brand = createItemSearch([
  finishItem({ name: 'type-eiken-ruw', displayName: 'Type eiken ruw', brands: ['Type'] }),
  finishItem({ name: 'hpl-wit', displayName: 'HPL wit', brands: ['Oeverhout'] }),
  finishItem({ name: 'beton-licht', displayName: 'Beton licht', brands: ['Sjithouse'] }),
  finishItem({ name: 'eiken-zand', displayName: 'Eiken zand', brands: ['Oeverhout'] }),
  pageItem({ path: '/collecties/type', label: 'Type', description: 'Staal en ruw eiken' }),
  faqItem({ title: 'Wat is HPL?', slug: 'wat-is-hpl', answer: 'Laminaat.' }),
  faqItem({ title: 'Is eiken licht?', slug: 'is-eiken-licht', answer: 'Soms.' }),
  pageItem({ path: '/showroom', label: 'Toilet', description: '' }),
])
const first = (query: string) => brand(query)[0]?.url

test('a colour that bears the name of a brand is a colour hit like any other', () => {
  expect(brand('type').map((item) => item.url)).toEqual(['/kleuren/type-eiken-ruw', '/collecties/type'])
  expect(first('type eiken')).toBe('/kleuren/type-eiken-ruw')
})

test('who asks something gets a question first, who names a colour the colour', () => {
  expect(first('wat is hpl')).toBe('/veelgestelde-vragen/wat-is-hpl')
  expect(first('hpl')).toBe('/kleuren/hpl-wit')
})

test('light and dark narrow only where there is a lighter and a darker one, also written as one word', () => {
  expect(first('licht eiken')).toBe('/kleuren/eiken-zand')
  expect(first('donkereiken')).toBe('/kleuren/eiken-zand')
  expect(brand('licht beton').map((item) => item.url)).toEqual(['/kleuren/beton-licht'])
})

test('an unknown compound is what its last part says', () => {
  expect(first('gastentoilet')).toBe('/showroom')
})
