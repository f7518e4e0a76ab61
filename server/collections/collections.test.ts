/** What the page of a collection shows of its products. */
import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { readEmbeddedContent } from '#server/content/embedded-source.ts'
import { collectionPage } from './collections.ts'

const { files, products } = readEmbeddedContent('content', 'public')

/** The same picture, with a name as an upload has it. */
const uploaded = (slot: PictureSlot): PictureSlot => ({
  ...slot,
  media: `upload/${Buffer.from(slot.media).toString('hex')}`,
})

const shownIn = (list: readonly Product[], slug: string) =>
  collectionPage(files, slug, list, [])?.finishes.map(({ name, shown }) => ({
    name,
    inFinish: shown?.inFinish,
    file: shown?.picture.file?.version,
  }))

test('shows furniture in each finish, whatever its pictures are called', () => {
  const renamed = products.map((product) => ({
    ...product,
    featured_image: product.featured_image && uploaded(product.featured_image),
    gallery: product.gallery.map(uploaded),
    variants: product.variants.map((variant) => ({ ...variant, images: variant.images.map(uploaded) })),
  }))
  for (const slug of files.collections.keys()) expect(shownIn(renamed, slug), slug).toEqual(shownIn(products, slug))
  expect(shownIn(products, 'beat45')).toContainEqual({
    name: 'eiken-naturel',
    inFinish: 'eiken-naturel',
    file: expect.any(String),
  })
})
