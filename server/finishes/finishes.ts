/** What the colour pages show, taken from the content files. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import { lightnessOf, nearestColors } from '#domain/finishes/color-distance.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import { decorative, type PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** A sample of a finish; its picture has no alternative text, because the name is beside it. */
export type FinishCard = Pick<Finish, 'name' | 'displayName' | 'image' | 'categories' | 'brands' | 'collections'> & {
  color: string
}

export function finishCard({ name, displayName, image, categories, brands, collections, surface }: Finish): FinishCard {
  return {
    name,
    displayName,
    image: decorative(image),
    categories,
    brands,
    collections,
    color: surface.color,
  }
}

export function findFinish({ finishes }: ContentFiles, name: string): Finish | undefined {
  return finishes.find((finish) => finish.name === name)
}

/** The page of one finish, or null for an unknown name. */
export function finishPage(files: ContentFiles, name: string) {
  const finish = findFinish(files, name)
  if (!finish) return null
  const others = files.finishes.filter((other) => other.name !== name)
  const pictured = furniturePictures(files).filter(({ inFinish }) => inFinish === name)
  return {
    ...finish,
    /** Furniture in this finish; null without a picture. */
    seen: finish.worn.file ? finish.worn : (pictured[0]?.picture ?? null),
    /** What is written on it is light. */
    isDark: lightnessOf(finish.surface.color) < 0.6,
    tops: finish.matchingTops.flatMap((top) => findFinish(files, top) ?? []).map(finishCard),
    offeredIn: collectionsWith(files, finish).map(({ name: collection, slug, tagline, card }) => ({
      name: collection,
      path: collectionPath(slug),
      tagline,
      // In this finish, where it is pictured so.
      picture: decorative(pictured.find((picture) => picture.collection === slug)?.picture ?? card),
    })),
    related: nearestColors(others, (other) => other.surface.color, finish.surface.color, 6).map(finishCard),
  }
}
export type FinishPageData = NonNullable<ReturnType<typeof finishPage>>

/** Collections that list the finish or that it lists; otherwise (brand finishes, concrete) those of its brands. */
function collectionsWith(files: ContentFiles, finish: Finish): Collection[] {
  const collections = [...files.collections.values()]
  const named = collections.filter(
    (collection) =>
      collection.finishes.includes(finish.name) || finish.collections.some((name) => name === collection.name),
  )
  return named.length > 0 ? named : collections.filter((collection) => finish.brands.includes(collection.brand))
}

/** A picture of furniture of `collection` (its slug) in `inFinish` (name of a finish or of a top). */
export type FurniturePicture = { picture: PictureSlot; inFinish: string; collection: string }

/** Existing pictures of furniture in a known finish: inspiration rooms with it, then the cards of the collections. */
export function furniturePictures(files: ContentFiles): FurniturePicture[] {
  const rooms = files.rooms.flatMap(({ picture, items, collection }) =>
    items.flatMap((item) => (item.kind === 'finish' ? [{ picture, inFinish: item.finish, collection }] : [])),
  )
  const cards = [...files.collections.values()].map(({ card, form, slug }) => ({
    picture: card,
    inFinish: form.finish,
    collection: slug,
  }))
  return [...rooms, ...cards].filter(({ picture }) => picture.file !== null)
}
