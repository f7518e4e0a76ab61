/** What collection pages and lists show, taken from the content files. */
import { collectionPath } from '#app/features/collections/collection-path.ts'
import { allCollectionSlugs } from '#app/features/collections/collection-slugs.ts'
import type { Collection } from '#app/features/collections/collection.schema.ts'
import { neighbours } from '#app/features/collections/neighbours.ts'
import type { ContentFiles } from './content-files.ts'
import { studioModel } from './models.ts'

/** A collection as it stands on a card or in a comparison. */
export type CollectionCard = Pick<Collection, 'slug' | 'name' | 'brand' | 'tagline' | 'card' | 'sizes' | 'mounting' | 'priceFrom'> & { path: string; finishCount: number }

/** Cards of all collections in the order of the menu. */
export function collectionCards(files: ContentFiles): CollectionCard[] {
  return allCollectionSlugs.flatMap((slug) => {
    const collection = files.collections.get(slug)
    if (!collection) return []
    const { name, brand, tagline, card, sizes, mounting, priceFrom } = collection
    return [{ slug, name, brand, tagline, card, sizes, mounting, priceFrom, path: collectionPath(slug), finishCount: collection.finishes.length }]
  })
}

/** A collection with what it names by key resolved, or null for an unknown slug. */
export function collectionPage(files: ContentFiles, slug: string) {
  const collection = files.collections.get(slug)
  if (!collection) return null
  const { form, ...shown } = collection
  return {
    ...shown,
    path: collectionPath(collection.slug),
    finishes: collection.finishes.flatMap((name) => {
      const finish = files.finishes.find((candidate) => candidate.name === name)
      return finish ? [{ name, displayName: finish.displayName, color: finish.surface.color, image: finish.image, worn: finish.worn, kind: finish.surface.kind }] : []
    }),
    mirrors: collection.mirrors.flatMap((code) => {
      const mirror = files.mirrors.find((candidate) => candidate.name === code)
      return mirror ? [{ name: mirror.name, name2: mirror.name2, tagline: mirror.tagline, lit: mirror.lit, priceFrom: Math.min(...mirror.formats.map((format) => format.price)) }] : []
    }),
    others: neighbours(collectionCards(files), slug),
    /** What the size drawing needs to know of the furniture. */
    shape: { topThickness: form.topThickness, topHeight: form.topHeight, drawersHeight: form.bodyHeight, drawers: form.drawers },
    pictured: form.accentFinish,
    model: studioModel(`collecties/${slug}`, (key) => files.finishes.flatMap(({ name, displayName, surface }) => (name === key ? [{ label: displayName, color: surface.color }] : []))[0]),
  }
}
export type CollectionPageData = NonNullable<ReturnType<typeof collectionPage>>

/** The page at /collecties with all collections; null without its content. */
export function collectionsOverview(files: ContentFiles) {
  const page = files.pages.get('/collecties')
  return page ? { page, collections: collectionCards(files) } : null
}
