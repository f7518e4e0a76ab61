import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorTextureSchema, productSchema } from '#domain/catalogue/product.schema.ts'
import { readCmsPictureName } from '#server/content/cms-picture-name.ts'
import { toCents, toColorTexture, toPrivacyPage, toProduct, toSlot } from './mappers.ts'
import { wireColorSchema, wireMediaSchema, wirePrivacySchema, wireProductSchema } from './wire.ts'

const url = 'https://cms.oeverhout.example'
const entry = {
  id: 7,
  documentId: 'abcdefghijklmnopqrstuvwx',
  createdAt: '2026-03-02T23:30:00.000Z',
  updatedAt: '2026-03-02T23:30:00.000Z',
  publishedAt: '2026-03-02T23:30:00.000Z',
}
const media = {
  id: 3,
  documentId: 'm',
  url: '/uploads/kast_1a2b.webp',
  alternativeText: 'Kast in eiken tegen een witte wand',
  mime: 'image/webp',
  width: 1200,
  height: 900,
  size: 81.2,
  updatedAt: '2026-03-02T23:30:00.000Z',
  formats: null,
}
/** As bare as an editor can publish one: Strapi answers null for what was never filled in. */
const bare = {
  ...entry,
  slug: 'kast',
  name: 'Kast',
  description: null,
  short_description: null,
  brand: null,
  model: null,
  is_active: null,
  is_new: null,
  is_featured: null,
  categories: [],
  collections: [],
  features: [],
  variants: [],
  featured_image: null,
  gallery: null,
  technical_drawing: null,
}
const bareVariant = {
  ...entry,
  article: 'K-1',
  price: null,
  compare_price: null,
  is_active: null,
  track_inventory: null,
  stock_quantity: null,
  low_stock_threshold: null,
  width: null,
  height: null,
  depth: null,
  diameter: null,
}
const bareColor = {
  ...entry,
  slug: 'eik',
  name: 'Eik',
  color_name: null,
  hex_code: null,
  surface_finish: null,
  is_active: null,
  sort_order: null,
  texture_image: null,
  material: null,
}

test('euros become cents, to the nearest, and nothing becomes 0', () => {
  expect([754, 1234.56, 0.1 + 0.2, 1.005, 8.995, 19.99, 0, null, undefined, -3].map(toCents)).toEqual([
    75_400, 123_456, 30, 101, 900, 1999, 0, 0, 0, 0,
  ])
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => toCents(cents / 100) === cents))
})

test('a product with nothing filled in is still a product, of the maker', () => {
  const product = toProduct(wireProductSchema.parse({ ...bare, variants: [bareVariant] }), url)
  expect(productSchema.parse(product)).toEqual(product)
  expect(product).toMatchObject({
    brand: 'Oeverhout',
    is_active: true,
    is_new: false,
    description: '',
    gallery: [],
    featured_image: null,
    categories: [],
    createdAt: '2026-03-02',
  })
  expect(product.variants).toMatchObject([
    {
      article: 'K-1',
      price: 0,
      compare_price: null,
      is_active: true,
      stock_quantity: 0,
      low_stock_threshold: null,
      width: null,
      color_textures: [],
      images: [],
      materials: [],
    },
  ])
})

test('relations that the role may not read are empty ones', () => {
  const {
    categories: _categories,
    variants: _variants,
    gallery: _gallery,
    featured_image: _image,
    technical_drawing: _drawing,
    ...rest
  } = bare
  expect(toProduct(wireProductSchema.parse(rest), url)).toMatchObject({
    categories: [],
    variants: [],
    gallery: [],
    featured_image: null,
    technical_drawing: null,
  })
})

test('whatever passes the edge is a product of the site', () => {
  const number = fc.option(fc.oneof(fc.double({ noNaN: true, min: -10, max: 1e6 }), fc.integer({ min: -5, max: 5000 })))
  const text = fc.option(fc.string())
  const anyMedia = fc.record({
    id: fc.constant(1),
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
  const variant = fc
    .record({
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
    .map((fields) => ({ ...bareVariant, ...fields }))
  fc.assert(
    fc.property(
      fc.record({
        description: text,
        gallery: fc.option(fc.array(anyMedia)),
        featured_image: fc.option(anyMedia),
        technical_drawing: fc.option(anyMedia),
        variants: fc.array(variant, { maxLength: 3 }),
      }),
      (fields) => {
        const product = toProduct(wireProductSchema.parse({ ...bare, ...fields }), url)
        expect(productSchema.safeParse(product).error).toBeUndefined()
      },
    ),
  )
})

test('a picture has a name of the content server, its words, its proportion and a version that changes with it', () => {
  const slot = toSlot(wireMediaSchema.parse(media), url, 'Foto van Kast')
  expect(slot).toMatchObject({
    media: 'cms/uploads/kast-5f1a2b-2ewebp',
    alt: media.alternativeText,
    ratio: '4/3',
    file: { width: 1200, height: 900 },
  })
  expect(readCmsPictureName(slot?.media ?? '')).toEqual({ host: null, path: '/uploads/kast_1a2b.webp' })
  expect(
    toSlot(wireMediaSchema.parse({ ...media, updatedAt: '2026-03-03T00:00:00.000Z' }), url, '')?.file?.version,
  ).not.toBe(slot?.file?.version)
  expect(
    [
      [2100, 900],
      [1000, 1490],
      [10, 1000],
    ].map(([width, height]) => toSlot(wireMediaSchema.parse({ ...media, width, height }), url, '')?.ratio),
  ).toEqual(['21/9', '2/3', '2/3'])
})

test('a picture always says what it shows, in 8 to 180 characters', () => {
  const alt = (alternativeText: string | null) =>
    toSlot(wireMediaSchema.parse({ ...media, alternativeText }), url, 'Foto van Kast')?.alt
  expect([alt(null), alt('  '), alt('Greep')]).toEqual(['Foto van Kast', 'Foto van Kast', 'Foto van Kast: Greep'])
  expect(alt('lang '.repeat(60))).toMatch(/^lang (?:lang )+lang…$/)
  expect(alt('lang '.repeat(60))?.length).toBeLessThanOrEqual(180)
})

test('what is no picture is no picture, and files have whole addresses', () => {
  for (const wrong of [
    { mime: 'image/svg+xml' },
    { mime: 'video/mp4' },
    { width: null },
    { url: 'javascript:alert(1)' },
    { url: '//elders.example/x.webp' },
  ])
    expect(
      toSlot(wireMediaSchema.parse({ ...media, ...wrong }), url, 'Foto van Kast')?.media.startsWith('cms/uploads/') ??
        false,
    ).toBe(false)
  const drawing = (address: string) =>
    toProduct(
      wireProductSchema.parse({ ...bare, technical_drawing: { ...media, mime: 'application/pdf', url: address } }),
      `${url}/beheer`,
    ).technical_drawing
  expect([drawing('/uploads/a.pdf'), drawing('https://cdn.example/a.pdf'), drawing('javascript:alert(1)')]).toEqual([
    `${url}/beheer/uploads/a.pdf`,
    'https://cdn.example/a.pdf',
    null,
  ])
})

test('a colour without its own facts has neutral ones', () => {
  expect(toColorTexture(wireColorSchema.parse(bareColor), url)).toEqual({
    name: 'eik',
    color_name: 'Eik',
    hex_code: '#ddd6c9',
    texture_image: null,
    material: null,
    surface_finish: '',
  })
  const color = toColorTexture(
    wireColorSchema.parse({ ...bareColor, hex_code: '#AABBCC', texture_image: { ...media, alternativeText: null } }),
    url,
  )
  expect(colorTextureSchema.parse(color)).toMatchObject({
    hex_code: '#aabbcc',
    texture_image: { alt: 'Staal van Eik', tone: '#aabbcc' },
  })
})

test('the languages of the privacy page begin with Dutch', () => {
  const page = toPrivacyPage(
    wirePrivacySchema.parse({
      ...entry,
      title: 'Privacy',
      statement: [],
      locale: 'en',
      localizations: [{ locale: 'nl' }, { locale: 'de' }],
    }),
  )
  expect(page.locales).toEqual(['nl', 'de', 'en'])
})
