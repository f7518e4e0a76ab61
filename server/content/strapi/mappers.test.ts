import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorTextureSchema, productSchema, type Product } from '#domain/catalogue/product.schema.ts'
import { readCmsPictureName } from '#server/content/cms-picture-name.ts'
import { entryReader } from './entry-reader.ts'
import { readColor, readPrivacyPage, readProduct } from './mappers.ts'
import { defaultUnits, type Units } from './units.ts'

const url = 'https://cms.oeverhout.example'
const entry = { id: 7, documentId: 'abcdefghijklmnopqrstuvwx', createdAt: '2026-03-02T23:30:00.000Z' }
const media = {
  url: '/uploads/kast_1a2b.webp',
  alternativeText: 'Kast in eiken tegen een witte wand',
  mime: 'image/webp',
  width: 1200,
  height: 900,
  size: 81.2,
  updatedAt: '2026-03-02T23:30:00.000Z',
}
/** As little as the specification lets an editor fill in. */
const bare = { ...entry, slug: 'kast', name: 'Kast' }
const bareColor = { ...entry, name: 'Eik' }

const context = (units: Units = defaultUnits, at = url) => ({
  url: at,
  units,
  reader: entryReader(),
  colors: new Map(),
})

function product(fields: object, units?: Units, at?: string): Product {
  const read = readProduct({ ...bare, ...fields }, context(units, at))
  if (read === null) throw new Error('The product is refused')
  expect(productSchema.parse(read)).toEqual(read)
  return read
}

const picture = (fields: object) => product({ featured_image: { ...media, ...fields } }).featured_image

test('reads a product with nothing but its name and address', () => {
  expect(product({ description: null, gallery: null, variants: [{ price: null, is_active: null }] })).toMatchObject({
    brand: 'Oeverhout',
    is_active: true,
    is_new: false,
    description: '',
    gallery: [],
    featured_image: null,
    technical_drawing: null,
    categories: [],
    createdAt: '2026-03-02',
    variants: [
      { price: 0, compare_price: null, is_active: true, stock_quantity: 0, low_stock_threshold: null, width: null },
    ],
  })
})

test('makes article numbers of product, size and colour that stay the same', () => {
  const variants = [
    { width: 800, height: 500, depth: 450, color_textures: [{ name: 'Eiken naturel' }] },
    { width: 800, height: 500, depth: 450, color_textures: [{ name: 'Eiken nevel' }] },
    { diameter: 600 },
    { article: ' k-900 ' },
    { article: 'met spatie' },
    { article: null },
    { article: null },
  ]
  const articlesOf = (list: object[]) =>
    product({ slug: 'wastafelmeubel-beat-45', variants: list }).variants.map(({ article }) => article)
  const articles = articlesOf(variants)
  expect(articles.slice(0, 4)).toEqual([
    expect.stringMatching(/^WABE45-800X500X450-EINA-[0-9A-F]{4}$/),
    expect.stringMatching(/^WABE45-800X500X450-EINE-[0-9A-F]{4}$/),
    expect.stringMatching(/^WABE45-600-[0-9A-F]{4}$/),
    'K-900',
  ])
  expect(articles[6]).toBe(`${articles[5]}-2`)
  expect(new Set(articles).size).toBe(variants.length)
  expect(articlesOf(variants.toReversed().slice(2))).toEqual(articles.slice(0, 5).toReversed())
})

test('reads relations as entries, as one entry or as names', () => {
  expect(
    product({
      categories: [{ ...entry, slug: 'spiegels', name: 'Spiegels' }],
      collections: { name: 'Épure & Zn.' },
      features: ['Met verlichting', '木'],
      gallery: media,
      variants: { materials: 'Massief eiken', color_textures: [{ color_name: 'Wit', material: 'Gelakt MDF' }] },
    }),
  ).toMatchObject({
    categories: [{ slug: 'spiegels', name: 'Spiegels' }],
    collections: [{ slug: 'epure-zn', name: 'Épure & Zn.' }],
    features: [{ slug: 'met-verlichting', name: 'Met verlichting' }, { name: '木' }],
    gallery: [{ alt: media.alternativeText }],
    variants: [
      {
        materials: [{ slug: 'massief-eiken', name: 'Massief eiken' }],
        color_textures: [{ name: 'wit', color_name: 'Wit', material: { name: 'Gelakt MDF' } }],
      },
    ],
  })
})

test('refuses a product that lost every variant, and says why', () => {
  const { reader, ...rest } = context()
  const broken = { price: 'op aanvraag' }
  expect(readProduct({ ...bare, variants: [broken] }, { reader, ...rest })).toBeNull()
  expect(
    readProduct({ ...bare, documentId: 'b', variants: [{ price: 1 }, broken] }, { reader, ...rest }),
  ).not.toBeNull()
  expect(reader.counts()).toMatchObject([
    { kind: 'product', found: 2, refusals: [{ entry: 'kast', field: 'variants' }] },
    { kind: 'variant', found: 2, refusals: [{ field: 'price', expected: 'a number' }] },
  ])
})

test.each<[Units, object, object]>([
  [defaultUnits, { width: 800, price: 1.005 }, { width: 800, price: 101 }],
  [
    { length: 'cm', price: 'cent' },
    { width: 51.5, price: 129_900 },
    { width: 515, price: 129_900 },
  ],
  [
    { length: 'in', price: 'euro' },
    { width: '31.5', price: '1299.90' },
    { width: 800, price: 129_990 },
  ],
])('converts %j to mm and cents', (units, given, expected) => {
  expect(product({ variants: [given] }, units).variants).toMatchObject([expected])
})

test('makes a valid product of whatever it does not refuse', () => {
  const number = fc.option(fc.oneof(fc.double({ noNaN: true, min: -10, max: 1e6 }), fc.integer({ min: -5, max: 5000 })))
  const text = fc.option(fc.string())
  const anyMedia = fc.record({
    url: fc.oneof(
      fc.constantFrom(
        '/uploads/a.webp',
        'https://cdn.example/b.jpg',
        'data:image/png;base64,AA',
        '//x',
        '/uploads/ü.webp',
      ),
      fc.string({ minLength: 1 }),
    ),
    alternativeText: text,
    mime: fc.constantFrom('image/webp', 'image/svg+xml', 'model/gltf-binary'),
    width: number,
    height: number,
    size: number,
  })
  const color = fc
    .record({
      hex_code: fc.option(fc.constantFrom('#AABBCC', 'red', '')),
      color_name: text,
      texture_image: fc.option(anyMedia),
    })
    .map((fields) => ({ ...bareColor, ...fields }))
  const variant = fc.record({
    price: number,
    compare_price: number,
    stock_quantity: number,
    low_stock_threshold: number,
    width: number,
    height: number,
    depth: number,
    diameter: number,
    images: fc.array(anyMedia),
    model_3d: fc.option(anyMedia),
    color_textures: fc.array(color, { maxLength: 2 }),
  })

  fc.assert(
    fc.property(
      fc.record({
        description: text,
        gallery: fc.option(fc.array(anyMedia)),
        featured_image: fc.option(anyMedia),
        technical_drawing: fc.option(anyMedia),
        variants: fc.array(variant, { maxLength: 3 }),
      }),
      (fields) => void product(fields),
    ),
  )
})

test('gives a picture a name of the content server, its text, its proportion and a version that changes with it', () => {
  const slot = picture({})
  expect(slot).toMatchObject({
    media: 'cms/uploads/kast-5f1a2b-2ewebp',
    alt: media.alternativeText,
    ratio: '4/3',
    file: { width: 1200, height: 900 },
  })
  expect(readCmsPictureName(slot?.media ?? '')).toEqual({ host: null, path: '/uploads/kast_1a2b.webp' })
  expect(picture({ updatedAt: '2026-03-03T00:00:00.000Z' })?.file?.version).not.toBe(slot?.file?.version)
  const ratio = (width: number, height: number) => picture({ width, height })?.ratio
  expect([ratio(2100, 900), ratio(1000, 1490), ratio(10, 1000)]).toEqual(['21/9', '2/3', '2/3'])
})

test('describes every picture in 8 to 180 characters', () => {
  const alt = (alternativeText: string | null) => picture({ alternativeText })?.alt
  expect([alt(null), alt('  '), alt('Greep')]).toEqual(['Foto van Kast', 'Foto van Kast', 'Foto van Kast: Greep'])
  expect(alt('lang '.repeat(60))).toMatch(/^lang (?:lang )+lang…$/)
  expect(alt('lang '.repeat(60))?.length).toBeLessThanOrEqual(180)
})

test('shows no other media as a picture, and gives files addresses of this site', () => {
  for (const wrong of [
    { mime: 'image/svg+xml' },
    { mime: 'video/mp4' },
    { width: null },
    { url: 'javascript:alert(1)' },
  ])
    expect(picture(wrong)).toBeNull()
  expect(picture({ url: '//elders.example/x.webp' })?.media.startsWith('cms/uploads/')).not.toBe(true)
  const drawing = (address: string) =>
    product({ technical_drawing: { ...media, mime: 'application/pdf', url: address } }, defaultUnits, `${url}/beheer`)
      .technical_drawing
  expect([drawing('/uploads/a.pdf'), drawing('https://cdn.example/a.pdf'), drawing('javascript:alert(1)')]).toEqual([
    '/media/inhoud/cms/beheer/uploads/a-2epdf',
    '/media/inhoud/cdn/cdn-2eexample/a-2epdf',
    null,
  ])
})

test('gives a colour neutral facts where it has none, and a key of its name', () => {
  expect(readColor(bareColor, context())).toEqual({
    name: 'eik',
    color_name: 'Eik',
    hex_code: '#ddd6c9',
    texture_image: null,
    material: null,
    surface_finish: '',
  })
  const filled = { ...bareColor, hex_code: '#AABBCC', texture_image: { ...media, alternativeText: null } }
  expect(colorTextureSchema.parse(readColor(filled, context()))).toMatchObject({
    hex_code: '#aabbcc',
    texture_image: { alt: 'Staal van Eik', tone: '#aabbcc' },
  })
  expect(readColor({ ...bareColor, is_active: false }, context())).toBeNull()
})

test('lists the locales of the privacy page, Dutch first, and titles one without a title', () => {
  const page = { ...entry, updatedAt: entry.createdAt, statement: 'Wij bewaren niets.' }
  expect(
    readPrivacyPage({ ...page, locale: 'en', localizations: [{ locale: 'nl' }, { locale: 'de' }] }, 'en', context()),
  ).toMatchObject({ title: 'Privacy', locales: ['nl', 'de', 'en'] })
  expect(readPrivacyPage(page, 'nl', context())).toMatchObject({ title: 'Privacyverklaring', locales: ['nl'] })
})
