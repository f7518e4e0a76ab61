/** Pictures of a product's collection in a room. */
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { ProductDetails } from './product-pages.ts'

const vanityModels: ReadonlySet<string> = new Set(['wastafelmeubel', 'toiletmeubel'])

/** The made pictures of the collection of a vanity unit in a room; none for other products. */
export function productRooms(
  { collections }: Pick<ContentFiles, 'collections'>,
  { model, collection }: Pick<ProductDetails, 'model' | 'collection'>,
): PictureSlot[] {
  if (collection === null || !vanityModels.has(model)) return []
  return (collections.get(collection.slug)?.rooms ?? []).filter(({ file }) => file !== null)
}
