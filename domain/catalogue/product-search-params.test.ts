import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '#tests/sample-product.ts'
import { productFilters } from './product-filters.ts'
import type { ColorTexture } from './product.schema.ts'
import { productSearchSchema, readCompared, writeCompared } from './product-search-params.ts'

test('keeps valid params, with unique and sorted values', () => {
  expect(
    productSearchSchema.parse({
      search: ' kast ',
      category: 'kasten',
      color: ['wit-mat', 'eiken-naturel', 'wit-mat'],
      minPrice: '0500',
      inStock: '1',
      sort: 'price-asc',
      page: '3',
      perPage: '48',
    }),
  ).toEqual({
    search: 'kast',
    category: ['kasten'],
    color: ['eiken-naturel', 'wit-mat'],
    minPrice: 500,
    inStock: true,
    sort: 'price-asc',
    page: 3,
    perPage: 48,
  })
})

test('treats invalid params as absent', () => {
  const search = productSearchSchema.parse({
    search: '  ',
    category: 'Kasten!',
    minPrice: '-5',
    maxPrice: '1e3',
    inStock: 'ja',
    sort: 'duurst',
    page: '0',
    perPage: '1000',
    other: '1',
  })
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
})

const pricePattern = productFilters.flatMap((filter) => (filter.key === 'price' ? [filter.pattern] : []))[0] ?? ''
const readPrice = (text: string) => productSearchSchema.parse({ minPrice: text }).minPrice
const takesPrice = (text: string) => new RegExp(`^(?:${pricePattern})$`, 'v').test(text)

test.each([
  ['1.000', 1000],
  ['1 000', 1000],
  ['€ 800', 800],
  ['€\u{A0}1.234,56', 1234],
  ['1000,50', 1000],
  ['1000,00', 1000],
  ['800,-', 800],
  [' 0500 ', 500],
  ['999.999', 999999],
])('reads the price %s as %s', (text, price) => {
  expect(takesPrice(text)).toBe(true)
  expect(readPrice(text)).toBe(price)
})

test.each(['0', '0,50', '1.5', '1.00', '10.000,5,0', '1.000.000', '1000000', '1,000', '-5', '1e3', 'abc', '€', '8oo'])(
  'treats the price %s as absent, and the field rejects it',
  (text) => {
    expect(takesPrice(text)).toBe(false)
    expect(readPrice(text)).toBe(undefined)
  },
)

test('the price field accepts exactly what the address can hold', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.stringMatching(new RegExp(`^(?:${pricePattern})$`)),
        fc.array(fc.constantFrom('0', '1', '23', '456', '.', ',', '-', '€', ' ', 'x')).map((parts) => parts.join('')),
      ),
      (text) => {
        const price = readPrice(text)
        expect(price !== undefined).toBe(takesPrice(text))
        if (price !== undefined) expect(readPrice(String(price))).toBe(price)
      },
    ),
  )
})

test('compares at most four products, each once', () => {
  expect(readCompared('aa,bb,aa,,<b>,cc,dd,ee').map(({ slug }) => slug)).toEqual(['aa', 'bb', 'cc', 'dd'])
})

test('compares two variants of a product, and keeps the article numbers in the address', () => {
  const items = 'kast_KA-0600-WIMA,kast_KA-0800-WIMA,plank'
  expect(readCompared(items)).toEqual([
    { slug: 'kast', article: 'KA-0600-WIMA' },
    { slug: 'kast', article: 'KA-0800-WIMA' },
    { slug: 'plank', article: null },
  ])
  expect(writeCompared(readCompared(`${items},kast_<b>,kast_`))).toBe(items)
})

test.each([
  ['1180', 1180],
  ['1.180', 1180],
  [' 0600 mm', 600],
])('reads the width %s as %i mm', (typed, mm) => {
  expect(productSearchSchema.parse({ maxWidth: typed }).maxWidth).toBe(mm)
})

test.each(['0', '-600', '118 cm', '1180,5', '12000', 'breed'])('treats the width %s as absent', (typed) => {
  expect(productSearchSchema.parse({ maxWidth: typed }).maxWidth).toBe(undefined)
})

test.each([
  ['minHeight', '500', 500],
  ['maxHeight', '1.900 mm', 1900],
  ['minDepth', '0400', 400],
  ['maxDepth', '450', 450],
] as const)('reads %s=%s as %i mm', (param, typed, mm) => {
  expect(productSearchSchema.parse({ [param]: typed })[param]).toBe(mm)
  expect(productSearchSchema.parse({ [param]: '45 cm' })[param]).toBe(undefined)
})

const filterOf = (key: string) => productFilters.find((filter) => filter.key === key)
const texture = (name: string, color_name: string): ColorTexture => ({
  name,
  color_name,
  hex_code: '#c2a074',
  texture_image: null,
  material: null,
  surface_finish: 'mat',
})
const oaks = [texture('eiken-naturel', 'Eiken naturel'), texture('type-eiken-ruw', 'Ruw eiken')]

test('has one choice for each family of finishes, before the finishes themselves', () => {
  const filter = filterOf('color')
  if (filter?.kind !== 'values') throw new Error('color is a filter of values')
  const product = sampleProduct({
    variants: [
      sampleVariant({ color_textures: [texture('betonlook', 'Betonlook licht')] }),
      sampleVariant({ color_textures: oaks }),
    ],
  })
  expect(filter.valuesOf(product)).toEqual(['betonlook', 'eiken-naturel', 'eiken', 'type-eiken-ruw'])
  const lists = {
    categories: [],
    collections: [],
    features: [],
    materials: [],
    colors: [...oaks, texture('hpl', 'HPL')],
  }
  expect(filter.optionsOf([], lists).map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'eiken: Eiken, alle kleuren',
    'eiken-naturel: Eiken naturel',
    'type-eiken-ruw: Ruw eiken',
    'hpl: HPL',
  ])
})

test('takes the lengths of active variants, a diameter as width and height', () => {
  const variants = [
    sampleVariant({ width: 600, height: 500, depth: 450 }),
    sampleVariant({ width: null, height: null, depth: null, diameter: 700 }),
    sampleVariant({ width: 1, height: 1, depth: 1, is_active: false }),
  ]
  const numbers = ['width', 'height', 'depth'].map((key) => {
    const filter = filterOf(key)
    return filter?.kind === 'range' ? filter.numbersOf(variants) : []
  })
  expect(numbers).toEqual([[600, 700], [500, 700], [450]])
})
