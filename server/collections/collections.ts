/** What collection pages and lists show, taken from the content files. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import { priceRange } from '#domain/catalogue/price.ts'
import { neighbours } from '#domain/collections/neighbours.ts'
import { roomsOf } from '#domain/rooms/rooms-of.ts'
import type { OfferedDownload } from '#domain/downloads/download-list.ts'
import { decorative, type PictureSlot } from '#domain/picture-slot.ts'
import { sizesInWords } from '#server/catalogue/product-card.ts'
import { productPictures } from '#server/catalogue/product-pictures.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { findFinish, furniturePictures } from '#server/finishes/finishes.ts'
import { studioModel } from '#server/content/studio-models.ts'

/** A collection on a card or in a comparison. */
export type CollectionCard = Pick<
  Collection,
  'slug' | 'name' | 'brand' | 'tagline' | 'card' | 'sizes' | 'mounting' | 'priceFrom'
> & { path: string; finishCount: number }

/** Cards of all collections in the order of the menu. */
export function collectionCards(files: ContentFiles): CollectionCard[] {
  return allCollectionSlugs.flatMap((slug) => {
    const collection = files.collections.get(slug)
    if (!collection) return []
    const { name, brand, tagline, card, sizes, mounting, priceFrom, finishes } = collection
    const path = collectionPath(slug)
    return [{ slug, name, brand, tagline, card, sizes, mounting, priceFrom, path, finishCount: finishes.length }]
  })
}

/**
 * A collection with what it names by key resolved, or null for an unknown slug.
 * @param products of the catalogue; none while it cannot be read
 * @param downloads the files that exist
 */
export function collectionPage(
  files: ContentFiles,
  slug: string,
  products: readonly Product[],
  downloads: readonly OfferedDownload[],
) {
  const collection = files.collections.get(slug)
  if (!collection) return null
  // Its card and rooms are shown elsewhere.
  const { form, card: _card, rooms: _rooms, ...shown } = collection
  const own = products.filter((product) => product.collections.some((reference) => reference.slug === slug))
  return {
    ...shown,
    path: collectionPath(collection.slug),
    tops: collection.tops.map(({ name, material, thickness, text, image }) => ({
      name,
      material,
      thickness,
      text,
      image: decorative(image),
    })),
    finishes: collection.finishes.flatMap((name) => {
      const finish = findFinish(files, name)
      if (!finish) return []
      const { displayName, image, worn, surface } = finish
      const pictured = furnitureIn(files, collection, own, finish)
      return [
        {
          name,
          displayName,
          color: surface.color,
          image: decorative(image),
          worn: pictured === null ? worn : null,
          shown: pictured,
        },
      ]
    }),
    mirrors: collection.mirrors.flatMap((code) => {
      const mirror = files.mirrors.find((candidate) => candidate.name === code)
      if (!mirror) return []
      const { name, name2, lit, formats } = mirror
      return [{ name, name2, lit: decorative(lit), priceFrom: Math.min(...formats.map(({ price }) => price)) }]
    }),
    products: own
      .map(({ slug: product, name, variants, featured_image: picture }) => ({
        slug: product,
        name,
        picture: picture && decorative(picture),
        sizes: sizesInWords(variants.filter((variant) => variant.is_active)),
        priceFrom: priceRange(variants).min,
      }))
      .toSorted((a, b) => b.priceFrom - a.priceFrom),
    downloads: downloads
      .filter(({ about, language, type }) => language === 'nl' && (about?.slug === slug || type === 'brochure'))
      .map(({ title, href, ending, bytes }) => ({ title, href, ending, bytes })),
    others: neighbours(collectionCards(files), slug).map(({ name, tagline, card, path }) => ({
      name,
      tagline,
      card: decorative(card),
      path,
    })),
    inRooms: roomsOf(files.rooms, collection.slug),
    /** What the size drawing needs to know of the furniture. */
    shape: {
      topThickness: form.topThickness,
      topHeight: form.topHeight,
      drawersHeight: form.bodyHeight,
      drawers: form.drawers,
    },
    model: studioModel(`collecties/${slug}`, (key) => {
      const finish = findFinish(files, key)
      return finish && { label: finish.displayName, color: finish.surface.color }
    }),
  }
}
export type CollectionPageData = NonNullable<ReturnType<typeof collectionPage>>

/**
 * Furniture of the collection in this finish. Without a picture of it: null when other furniture was photographed in
 * this finish, which is then shown, otherwise furniture of the collection in another finish.
 */
function furnitureIn(
  files: ContentFiles,
  { slug, finishes }: Collection,
  own: readonly Product[],
  { name, worn }: Finish,
): { picture: PictureSlot; inFinish: string } | null {
  const products = own
    .filter(({ model }) => model === 'wastafelmeubel' || model === 'toiletmeubel')
    .flatMap((product) => {
      const { ofFinish } = productPictures(product, product.variants)
      return finishes.map((inFinish) => ({ picture: ofFinish(inFinish), inFinish }))
    })
    .flatMap(({ picture, inFinish }) => (picture?.file ? [{ picture, inFinish }] : []))
  const rooms = furniturePictures(files)
    .filter(({ collection, inFinish }) => collection === slug && finishes.includes(inFinish))
    .map(({ picture, inFinish }) => ({ picture, inFinish }))
  const pictures = [...products, ...rooms]
  return pictures.find(({ inFinish }) => inFinish === name) ?? (worn.file ? null : (pictures[0] ?? null))
}

/** The page at /collecties with all collections; null without its content. */
export function collectionsOverview(files: ContentFiles) {
  const page = files.pages.get('/collecties')
  return page ? { page, collections: collectionCards(files) } : null
}
