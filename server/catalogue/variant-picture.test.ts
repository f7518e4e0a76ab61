import { expect, test } from 'vitest'
import type { ColorTexture } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { sampleProduct, sampleVariant } from '#tests/sample-product.ts'
import { variantPicture } from './variant-picture.ts'

const slot = (media: string, isMade: boolean): PictureSlot => ({
  media,
  alt: 'Kast van opzij',
  ratio: '1/1',
  tone: '#cccccc',
  file: isMade ? { width: 1080, height: 1080, version: 'abcde' } : null,
})
const oak: ColorTexture = {
  name: 'eiken',
  color_name: 'Eiken',
  hex_code: '#c2a074',
  texture_image: null,
  material: null,
  surface_finish: '',
}
const black: ColorTexture = { ...oak, name: 'zwart' }

test('shows the made picture of the variant, then that of another size in its finish, never another finish', () => {
  const made = sampleVariant({ article: 'A', color_textures: [oak], images: [slot('kast/a', true)] })
  const waiting = sampleVariant({ article: 'B', color_textures: [oak], images: [slot('kast/b', false)] })
  const other = sampleVariant({ article: 'C', color_textures: [black], images: [slot('kast/c', true)] })
  expect(variantPicture(made, sampleProduct({ variants: [made, other] }))?.media).toBe('kast/a')
  expect(variantPicture(waiting, sampleProduct({ variants: [other, waiting, made] }))?.media).toBe('kast/a')
  expect(variantPicture(waiting, sampleProduct({ variants: [other, waiting] }))?.media).toBe('kast/b')
  expect(variantPicture(sampleVariant(), sampleProduct())).toBeNull()
})
