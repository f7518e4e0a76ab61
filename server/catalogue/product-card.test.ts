import { expect, test } from 'vitest'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { sampleProduct, sampleVariant } from '#tests/sample-product.ts'
import { productCard, sizesInWords } from './product-card.ts'

const picture = (color: string, isMade = true): PictureSlot => ({
  media: `producten/planchet-thor/${color}`,
  alt: '',
  ratio: '1/1',
  tone: '#cccccc',
  file: isMade ? { width: 720, height: 720, version: 'a' } : null,
})
const variant = (article: string, color: string, { stock = 9, isMade = true, is_active = true } = {}): Variant =>
  sampleVariant({
    article,
    is_active,
    stock_quantity: stock,
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
  })
function product(...variants: Variant[]): Product {
  const gallery = variants.flatMap(({ images }) => images)
  return sampleProduct({ featured_image: gallery[0] ?? null, gallery, variants })
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
  const { variant: article, picture: of, colors } = productCard(planchet, { colors: asked, isSize: null })
  return [article, of?.media.at(-1), colors.shown.join(' ')]
}

test('shows the first requested colour that the product has, and a variant in stock in that colour', () => {
  expect(shown(['b'])).toEqual(['B-1', 'b', '#b #a #c #d'])
  expect(shown(['unknown', 'c', 'b'])).toEqual(['C-0', 'c', '#c #a #b #d']) // none in stock: the first
})

test('keeps the picture for a colour without one, and the whole card for a colour that is no longer made', () => {
  expect(shown(['d'])).toEqual(['D-0', 'a', '#d #a #b #c'])
  expect(productCard(planchet, { colors: ['e'], isSize: null })).toEqual(productCard(planchet))
  expect(productCard(planchet)).not.toHaveProperty('variant')
  expect(productCard(planchet).colors, 'made once').toBe(productCard(planchet).colors)
})

test('has the requested colour among the samples, even when it is the last of many', () => {
  const many = product(...['1', '2', '3', '4', '5', '6', '7', '8'].map((color) => variant(`P-${color}`, color)))
  expect(productCard(many, { colors: ['8'], isSize: null }).colors).toEqual({
    shown: ['#8', '#1', '#2', '#3', '#4', '#5'],
    count: 8,
  })
})

const sizes = (...list: readonly [number, number, number | null][]) =>
  list.map(([width, height, depth]) => ({ width, height, depth, diameter: null }))
const round = (...diameters: readonly number[]) =>
  diameters.map((diameter) => ({ width: null, height: null, depth: null, diameter }))

test('gives a range of widths or diameters for several sizes, and the whole label for one', () => {
  expect(sizesInWords(sizes([600, 540, 450], [1200, 540, 450]))).toBe('60 - 120 cm breed')
  expect(sizesInWords(round(360, 420))).toBe('⌀ 360 - 420 mm')
  expect(sizesInWords(sizes([350, 1700, 450]))).toBe('35 x 170 x 45 cm')
  expect(sizesInWords([])).toBe('')
})

test('adds the depth of a narrow and deep product, but not of a cabinet that is a little deeper than wide', () => {
  expect(sizesInWords(sizes([60, 40, 400], [90, 40, 400]))).toBe('6 - 9 cm breed, 40\u00A0cm diep')
  expect(sizesInWords(sizes([300, 1700, 515], [400, 1700, 515]))).toBe('30 - 40 cm breed')
})

test('calls a product new for a while only', () => {
  const marked = sampleProduct({ is_new: true, createdAt: '2026-01-01' })
  const isNewOn = (day: string) => productCard(marked, undefined, new Date(day)).is_new
  expect([isNewOn('2026-02-01'), isNewOn('2026-06-01')]).toEqual([true, false])
})
