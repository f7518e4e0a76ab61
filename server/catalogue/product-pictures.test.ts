import { expect, test } from 'vitest'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { sampleProduct, sampleVariant } from '#tests/sample-product.ts'
import { productPictures } from './product-pictures.ts'

const slot = (name: string, isMade = true): PictureSlot => ({
  media: `producten/kast/${name}`,
  alt: `Kast, ${name}`,
  ratio: '1/1',
  tone: '#888888',
  file: isMade ? { width: 1080, height: 1080, version: '1' } : null,
})
const texture = (name: string) => ({
  name,
  color_name: name,
  hex_code: '#888888',
  texture_image: {
    media: `kleuren/${name}/staal`,
    alt: `Staal ${name}`,
    ratio: '1/1' as const,
    tone: '#888888',
    file: null,
  },
  material: { name: 'fineer' },
  surface_finish: 'mat',
})
const variant = (finish: string, width: number, image: PictureSlot) =>
  sampleVariant({ article: `${finish}-${width}`, width, color_textures: [texture(finish)], images: [image] })

const narrow = variant('eiken', 600, slot('breed-600'))
const wide = variant('eiken', 800, slot('eiken'))
const unmade = variant('eiken', 900, slot('breed-900', false))
const white = variant('wit', 600, slot('wit'))
const variants = [narrow, wide, unmade, white]
const pictures = productPictures(
  sampleProduct({
    featured_image: slot('eiken'),
    gallery: [slot('eiken'), slot('voor'), slot('open', false), slot('breed-600'), slot('wit')],
    variants,
  }),
  variants,
)

test('shows a finish by the featured picture, else by the first of its variants', () => {
  expect(pictures.ofFinish('eiken')?.media).toBe('producten/kast/eiken')
  expect(pictures.ofFinish('wit')?.media).toBe('producten/kast/wit')
  expect(pictures.ofFinish('zwart')).toBeNull()
})

test('gives a variant a picture of its own where one was made, and names the size in the others', () => {
  expect(variants.map((each) => pictures.own(each).image?.media)).toEqual([
    'producten/kast/breed-600',
    undefined,
    undefined,
    undefined,
  ])
  expect(pictures.pictured?.size).toBe('80 x 1,8 x 12 cm')
})

test('names no size when all sizes share the pictures', () => {
  const same = [variant('eiken', 600, slot('eiken')), wide]
  expect(productPictures(sampleProduct({ featured_image: slot('eiken'), variants: same }), same).pictured).toBeNull()
})

test('keeps the made pictures of no variant as views', () => {
  expect(pictures.pictured?.views.map(({ media }) => media)).toEqual(['producten/kast/voor'])
})
