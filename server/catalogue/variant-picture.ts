/** The picture of one size and finish of a product. */
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'

/** The made picture of the variant, otherwise of another size in its finish; the first slot when there is none. */
export function variantPicture(variant: Variant, { variants }: Pick<Product, 'variants'>): PictureSlot | null {
  const made = ({ images }: Variant) => images.find(({ file }) => file !== null)
  const finish = variant.color_textures[0]?.name
  const other = () => variants.find((size) => size.color_textures[0]?.name === finish && made(size) !== undefined)
  return made(variant) ?? made(other() ?? variant) ?? variant.images[0] ?? null
}
