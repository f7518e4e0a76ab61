/** Which picture a finish, a size and the product itself have. Pure. */
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'

type PicturedVariant = Pick<Variant, 'color_textures' | 'images' | 'width' | 'height' | 'depth' | 'diameter'>

export type Pictured = {
  /** The size in the pictures that a finish has for all sizes; null when no size has one of its own, made or not. */
  size: string | null
  /** The made pictures that belong to no variant: the product from other sides. */
  views: PictureSlot[]
}
export type ProductPictures = {
  /** The featured picture where it shows this finish, else the first one of a variant in it. */
  ofFinish: (finish: string) => PictureSlot | null
  /** The picture of this variant alone, when it is made and its finish is pictured in another size. */
  own: (variant: PicturedVariant) => { image?: PictureSlot }
  pictured: Pictured | null
}

/** `variants`: those that are sold. */
export function productPictures(
  { featured_image: featured, gallery, variants: all }: Pick<Product, 'featured_image' | 'gallery' | 'variants'>,
  variants: readonly PicturedVariant[],
): ProductPictures {
  const ofVariants = new Set(all.flatMap(({ images }) => images.map(({ media }) => media)))
  const ofFinish = (finish: string) => {
    const images = variants
      .filter((variant) => finishOf(variant) === finish)
      .flatMap(({ images: [first] }) => first ?? [])
    return images.find(({ media }) => media === featured?.media) ?? images[0] ?? null
  }
  /** Its own picture, made or not. */
  const ownSlot = (variant: PicturedVariant) => {
    const [image] = variant.images
    const finish = finishOf(variant)
    const common = finish === undefined ? featured : ofFinish(finish)
    return image && image.media !== common?.media ? image : undefined
  }
  const own = (variant: PicturedVariant) => {
    const image = ownSlot(variant)
    return image?.file ? { image } : {}
  }
  const featuredVariant = variants.find(({ images }) => images.some(({ media }) => media === featured?.media))
  const hasOwn = variants.some((variant) => ownSlot(variant) !== undefined)
  const size = hasOwn && featuredVariant ? dimensionLabel(featuredVariant) : null
  const views = gallery.filter(
    ({ media, file }) => file !== null && media !== featured?.media && !ofVariants.has(media),
  )
  return { ofFinish, own, pictured: size === null && views.length === 0 ? null : { size, views } }
}

const finishOf = (variant: PicturedVariant): string | undefined => variant.color_textures[0]?.name
