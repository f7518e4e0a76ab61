/** Spare parts with what they fit. */
import type { Part } from '#domain/articles/article.schema.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

type Known = Pick<ContentFiles, 'collections' | 'categories'>

/** `fits`: pages of what it fits. A part with a guide has no picture of its own: the guide shows it in its place. */
export type PartDetails = Pick<Part, 'number' | 'name' | 'note' | 'guide' | 'price' | 'drawing'> & {
  picture: PictureSlot | null
  fits: { label: string; href: string }[]
}

export function partDetails(files: Known, part: Part): PartDetails {
  const { number, name, note, guide, price, drawing } = part
  return {
    number,
    name,
    note,
    guide,
    price,
    ...(drawing && { drawing }),
    picture: part.picture ?? null,
    fits: fitsOf(files, part),
  }
}

function fitsOf({ collections, categories }: Known, part: Part): PartDetails['fits'] {
  return [
    ...[...collections.values()]
      .filter((collection) => part.collections.includes(collection.slug) || hasSystem(collection, part.guide))
      .map(({ name, slug }) => ({ label: name, href: collectionPath(slug) })),
    ...categories
      .filter(({ slug }) => part.categories.includes(slug))
      .map(({ name, slug }) => ({ label: name, href: `/producten?category=${slug}` })),
    ...(part.mirrors
      ? [{ label: `Spiegels met ${part.mirrors}`, href: `/collecties/spiegels?features=${part.mirrors}` }]
      : []),
  ]
}

/** Whether the guide is that of the drawers or hinges of the collection. */
function hasSystem({ drawerSystem, hinge }: Collection, guide: string | null): boolean {
  return guide === `/montage/ladesystemen/${drawerSystem}` || guide === `/montage/scharnieren/${hinge}`
}
