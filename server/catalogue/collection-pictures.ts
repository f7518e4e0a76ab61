/** Pictures of a product's collection: from near, and in a room. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** A picture of the collection in the gallery of a product. */
export type CollectionPicture = { picture: PictureSlot; label: string; caption: string }

const vanityModels: ReadonlySet<string> = new Set(['wastafelmeubel', 'toiletmeubel'])

/** The made pictures of the collection of a vanity unit, which is built as that is: its details, then its rooms; none for other products. */
export function collectionPictures(
  { collections }: Pick<ContentFiles, 'collections'>,
  { model, collection }: Pick<Product, 'model'> & { collection: { slug: string } | null },
): CollectionPicture[] {
  const page = collection && vanityModels.has(model) ? collections.get(collection.slug) : undefined
  if (page === undefined) return []
  const details = page.sections.flatMap((section) => (section.kind === 'details' ? section.items : []))
  const near = details.flatMap(({ picture, title }) =>
    picture ? [{ picture, label: 'Van dichtbij', caption: `${page.name} van dichtbij: ${title}` }] : [],
  )
  const rooms = page.rooms.map((picture) => ({ picture, label: 'In een kamer', caption: `${page.name} in een kamer` }))
  return [...near, ...rooms].filter(({ picture }) => picture.file !== null)
}
