import { expect, test } from 'vitest'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { productCard, sizesInWords } from './product-card.ts'

const picture = (color: string, isMade = true): PictureSlot => ({
  media: `producten/planchet-thor/${color}`,
  alt: '',
  ratio: '1/1',
  tone: '#cccccc',
  file: isMade ? { width: 720, height: 720, version: 'a' } : null,
})
const variant = (article: string, color: string, { stock = 9, isMade = true, is_active = true } = {}): Variant => ({
  article,
  price: 10_000,
  compare_price: null,
  is_active,
  track_inventory: true,
  stock_quantity: stock,
  low_stock_threshold: 5,
  width: 600,
  height: 18,
  depth: 120,
  diameter: null,
  color_textures: [
    {
      name: color,
      color_name: color,
      hex_code: `#${color}`,
      texture_image: null,
      material: null,
      surface_finish: 'mat',
    },
  ],
  images: [picture(color, isMade)],
  model_3d: null,
  technical_drawing: null,
  materials: [],
})
function product(...variants: Variant[]): Product {
  const gallery = variants.flatMap(({ images }) => images)
  return {
    slug: 'planchet-thor',
    name: 'Planchet Thor',
    description: '',
    short_description: '',
    is_active: true,
    is_new: false,
    is_featured: false,
    brand: 'Oeverhout',
    model: 'planchet',
    categories: [],
    collections: [],
    features: [],
    featured_image: gallery[0] ?? null,
    gallery,
    technical_drawing: null,
    variants,
    createdAt: '2026-01-01',
  }
}
const planchet = product(
  variant('A-0', 'a'),
  variant('B-0', 'b', { stock: 0 }),
  variant('B-1', 'b'),
  variant('C-0', 'c', { stock: 0 }),
  variant('D-0', 'd', { isMade: false }),
  variant('E-0', 'e', { is_active: false }),
)
const shown = (asked: readonly string[]) => {
  const { variant: article, picture: of, colors } = productCard(planchet, asked)
  return [article, of?.media.at(-1), colors.shown.join(' ')]
}

test('a card shows the first colour that was asked for and the product comes in, and leads to a variant in it that is in stock', () => {
  expect(shown(['b'])).toEqual(['B-1', 'b', '#b #a #c #d'])
  expect(shown(['unknown', 'c', 'b'])).toEqual(['C-0', 'c', '#c #a #b #d']) // none in stock: the first
})

test('a colour of which no picture was made leaves the picture as it was, and one that is not made any more the whole card', () => {
  expect(shown(['d'])).toEqual(['D-0', 'a', '#d #a #b #c'])
  expect(productCard(planchet, ['e'])).toEqual(productCard(planchet))
  expect(productCard(planchet)).not.toHaveProperty('variant')
})

test('what was asked for is among the samples, also when it is the last of many', () => {
  const many = product(...['1', '2', '3', '4', '5', '6', '7', '8'].map((color) => variant(`P-${color}`, color)))
  expect(productCard(many, ['8']).colors).toEqual({ shown: ['#8', '#1', '#2', '#3', '#4', '#5'], count: 8 })
})

const sizes = (...list: readonly [number, number, number | null][]) =>
  list.map(([width, height, depth]) => ({ width, height, depth, diameter: null }))
const round = (...diameters: readonly number[]) =>
  diameters.map((diameter) => ({ width: null, height: null, depth: null, diameter }))

test('several sizes are a range of widths or diameters, one is the whole label', () => {
  expect(sizesInWords(sizes([600, 540, 450], [1200, 540, 450]))).toBe('60 - 120 cm breed')
  expect(sizesInWords(round(360, 420))).toBe('⌀ 360 - 420 mm')
  expect(sizesInWords(sizes([350, 1700, 450]))).toBe('35 x 170 x 45 cm')
  expect(sizesInWords([])).toBe('')
})

test('a narrow thing that reaches far forward says how far, a cabinet that is a little deeper than wide does not', () => {
  expect(sizesInWords(sizes([60, 40, 400], [90, 40, 400]))).toBe('6 - 9 cm breed, 40 cm diep')
  expect(sizesInWords(sizes([300, 1700, 515], [400, 1700, 515]))).toBe('30 - 40 cm breed')
})
