import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
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

const finish = (name: string, displayName: string, brand: 'Oeverhout' | 'Type' | 'Sjithouse' = 'Oeverhout') =>
  finishItem({ name, displayName, brands: [brand] })
const page = (path: string, label: string, description = '') => pageItem({ path, label, description })

const items = [
  page('/collecties/spiegels', 'Spiegels', 'Spiegels met en zonder licht'),
  page('/over-ons/team', 'Team', 'De afdelingen'),
  mirrorItem({
    name: 'M23-0',
    name2: 'Vijver',
    tagline: 'Rond, met licht achter het glas.',
    features: ['verlichting', 'dimbaar'],
    shape: 'rond',
    formats: [{ size: { width: 600, height: 800 } }, { size: { width: 1200, height: 800 } }],
  }),
  finish('eiken-naturel', 'Eiken naturel'),
  faqItem({ title: 'Waarom verkleurt eiken?', slug: 'waarom-verkleurt-eiken', answer: 'xxx '.repeat(50) }),
  vacancyItem({ titel: 'Meubelmaker', slug: 'meubelmaker', intro: 'yyy '.repeat(50) }),
  productItem({
    slug: 'kolomkast-thor',
    name: 'Kolomkast Thor',
    short_description: 'Deur van 38 mm.',
    variants: [{ article: 'KKTH-0400-EINA', width: 400, height: 1700 }],
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

describe('a query', () => {
  it('finds nothing when it is empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), (query) => {
        expect(search(query)).toEqual([])
      }),
    )
  })

  it('finds colours before everything else', () => {
    expect(search('eiken').map((item) => item.category)).toEqual(['Kleur', 'Veelgestelde vragen'])
  })

  it.each([
    ['speigels', '/collecties/spiegels'],
    ['cafe', '/verkooppunten/cafe-du-bain'],
    ['luik', '/verkooppunten/cafe-du-bain'],
    ...['m23-0', '60x80', '60 x 80', '600 x 800 mm', '80x60', 'spiegel 120cm', 'ronde spiegel met licht 120'].map(
      (query) => [query, '/collecties/spiegels/m23-0'],
    ),
    ...['KKTH-0400-EINA', 'kkth 0400 eina', 'kkth', 'kolom kast', 'kolomkasten', 'linnenkast', 'kolomkats'].map(
      (query) => [query, '/producten/kolomkast-thor'],
    ),
  ])('finds by code, size, word form, synonym and with typing errors: %s', (query, url) => {
    expect(urls(query)[0]).toBe(url)
  })

  it('is narrowed by every word, without the words that no item has', () => {
    expect(urls('spiegel luik')).toEqual(expect.arrayContaining(['/verkooppunten/cafe-du-bain']))
    expect(urls('kolomkast thor hyperbool')).toEqual(['/producten/kolomkast-thor'])
    expect(urls('qqqqqqqqqq')).toEqual([])
  })

  it('finds each item once and colours first, whatever is typed', () => {
    const words = fc
      .array(
        fc.constantFrom(..."eiken spiegel met 80 60x80 M23 lade zonder licht * ( \\ = !x ^y 'z | $ ß 👍".split(' ')),
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
})

test('descriptions of questions are cut at 80 characters, those of vacancies at 100', () => {
  expect(items[4]?.description).toBe(`${'xxx '.repeat(18)}xxx…`)
  expect(items[5]?.description).toBe(`${'yyy '.repeat(23)}yyy…`)
})

test('a result shows 100 characters of its description, with an ellipsis where it is cut, and of a colour the brands', () => {
  expect(shownText({ category: 'Pagina', description: 'zwart mat '.repeat(11) })).toBe(
    `${'zwart mat '.repeat(9)}zwart…`,
  )
  expect(shownText({ category: 'Pagina', description: 'z'.repeat(100) })).toBe('z'.repeat(100))
  expect(items.slice(3, 6).map(shownText)).toEqual([
    'Oeverhout',
    `${'xxx '.repeat(18)}xxx…`,
    `${'yyy '.repeat(23)}yyy…`,
  ])
})

test.each([
  ['/', 'Algemeen'],
  ['/collecties/beat40', 'Collectie'],
  ['/collecties/spiegels', 'Spiegel'],
  ['/kleuren', 'Kleur'],
  ['/montage/planchet', 'Montage'],
  ['/service', 'Service'],
  ['/producten/planchet', 'Product'],
  ['/privacy', 'Pagina'],
  ['/over-ons/team', 'Algemeen'],
])('the address %s gives the category %s', (path, category) => {
  expect(page(path, 'x').category).toBe(category)
})

test('grouping keeps every item and the order within a group', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(items), (some) => {
      const groups = groupItems(some)
      expect(groups.flatMap((group) => group.items).length).toBe(some.length)
      for (const group of groups) expect(group.items).toEqual(some.filter((item) => group.items.includes(item)))
      expect(new Set(groups.map((group) => group.name)).size).toBe(groups.length)
    }),
  )
  expect(groupItems(items).map((group) => group.name)).toEqual([
    'Spiegels',
    'Over deze site en ons bedrijf',
    'Kleuren',
    'Veelgestelde vragen',
    'Vacatures',
    'Producten',
    'Verkooppunten',
  ])
  const alike = [page('/veelgestelde-vragen', 'Vragen'), page('/privacy', 'Privacy'), page('/', 'Home')]
  expect(groupItems([...items, ...alike])).toHaveLength(7)
})

describe('article numbers', () => {
  const former = (article: string, name: string) => formerItem({ article, name, from: 2009, until: 2016 })
  const damper = partItem({ number: 'D-1041', name: 'Demper voor ladesysteem', note: 'Klikt in de geleider' })
  const withNumbers = createItemSearch([
    ...items,
    former('B50-080-WI', 'Wastafelmeubel Beat 50'),
    former('B50-120-WI', 'Wastafelmeubel Beat 50'),
    former('SPI-T36-GE', 'Spiegelkast'),
    damper,
  ])

  it.each([
    ...['B50-080-WI', 'b50-080-wi', 'b50080wi', 'b50 080 wi', ' B50.080.WI', 'b50-08', 'b500'].map((query) => ({
      query,
      found: ['/artikel/b50-080-wi'],
    })),
    { query: 'B50', found: ['/artikel/b50-080-wi', '/artikel/b50-120-wi'] },
    { query: 'spi-', found: ['/artikel/spi-t36-ge'] },
    ...['D-1041', 'd1041', 'D-10'].map((query) => ({ query, found: [damper.url] })),
  ])('find old furniture and parts by a number or its start, and nothing else: $query', ({ query, found }) => {
    expect(withNumbers(query).map((item) => item.url)).toEqual(found)
  })

  it.each(
    'spi,spiegel,spiegelkast,wastafelmeubel,beat 50,eiken,kkth,b5,080,wi,36,m23-0,made,opvolger,demper'.split(','),
  )('are the only way to find them: %s', (query) => {
    expect(withNumbers(query)).toEqual(search(query))
  })
})

describe('colours, shades and questions', () => {
  const brand = createItemSearch([
    finish('type-eiken-ruw', 'Type eiken ruw', 'Type'),
    finish('hpl-wit', 'HPL wit'),
    finish('beton-licht', 'Beton licht', 'Sjithouse'),
    finish('eiken-zand', 'Eiken zand'),
    page('/collecties/type', 'Type', 'Staal en ruw eiken'),
    faqItem({ title: 'Wat is HPL?', slug: 'wat-is-hpl', answer: 'Laminaat.' }),
    faqItem({ title: 'Is eiken licht?', slug: 'is-eiken-licht', answer: 'Soms.' }),
    page('/showroom', 'Toilet'),
  ])

  it('ranks a colour with the name of a brand like any other colour', () => {
    expect(brand('type').map((item) => item.url)).toEqual(['/kleuren/type-eiken-ruw', '/collecties/type'])
  })

  it.each([
    ['type eiken', '/kleuren/type-eiken-ruw'],
    ['hpl', '/kleuren/hpl-wit'],
    ['wat is hpl', '/veelgestelde-vragen/wat-is-hpl'],
    ['licht eiken', '/kleuren/eiken-zand'],
    ['donkereiken', '/kleuren/eiken-zand'],
    ['gastentoilet', '/showroom'],
  ])(
    'answers a question with a question, ignores a shade that no colour has, reads compounds by their end: %s',
    (query, url) => {
      expect(brand(query)[0]?.url).toBe(url)
    },
  )

  it('narrows by light and dark where a colour has the shade', () => {
    expect(brand('licht beton').map((item) => item.url)).toEqual(['/kleuren/beton-licht'])
  })
})

describe('a word that no page has', () => {
  const found = createItemSearch([
    page('/toegankelijkheid', 'Toegankelijkheid', 'Voor wie niet ziet'),
    page('/ring', 'Ring', 'Om de hand'),
    page('/verkooppunten/duitsland', 'Duitsland', 'munich'),
    page('/producten?category=wastafels', 'Wastafels', 'Dubbel of enkel'),
    productItem({ slug: 'dubbel', name: 'Dubbel wastafelmeubel', short_description: 'Eiken', variants: [] }),
    productItem({ slug: 'enkel', name: 'Wastafelmeubel', short_description: 'Wit', variants: [] }),
    finish('eiken-zand', 'Eiken zand'),
  ])
  const urlsOf = (query: string) => found(query).map((item) => item.url)

  it('is read by the longer of its known parts', () => {
    expect(urlsOf('toegankelijkheidsverklaring')).toEqual(['/toegankelijkheid'])
    expect(urlsOf('trouwring')).toEqual(['/ring'])
  })

  it('is no part of a word that one or two letters precede', () => {
    expect(urlsOf('niche')).not.toContain('/verkooppunten/duitsland')
  })

  it('finds by its synonym what begins with that', () => {
    expect(urlsOf('lavabo double')).toEqual(
      expect.arrayContaining(['/producten?category=wastafels', '/producten/dubbel']),
    )
  })

  it('finds things of any colour after the few that are described in that colour', () => {
    expect(urlsOf('eiken wastafelmeubel').slice(0, 2)).toEqual(['/producten/dubbel', '/producten/enkel'])
  })
})
