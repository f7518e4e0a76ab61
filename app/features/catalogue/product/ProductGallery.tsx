/** The picture of the chosen variant, other views, its collection from near and in a room, then the other finishes, each with a link to its variant. */
import { capitalised } from '#app/lib/sentence-case.ts'
import { Gallery, type Slide } from '#app/ui/gallery/Gallery.tsx'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import type { CollectionPicture } from '#server/catalogue/collection-pictures.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantHref } from './VariantChoice.tsx'

/** Pictures beyond this many would be more of the same. */
const mostSlides = 10

/** `hasSet`: it is the cabinet of a set. */
export type PicturedProduct = ProductDetails & { ofCollection: readonly CollectionPicture[]; hasSet: boolean }

export function ProductGallery({
  product,
  variant,
  search,
}: {
  product: PicturedProduct
  variant: ProductVariant | undefined
  search: ProductPageSearch
}) {
  const chosen = product.finishes.find((finish) => finish.name === variant?.finish)
  const image = variant?.image ?? chosen?.image ?? product.image
  if (!image) return null
  const others = product.finishes.flatMap(({ name, color_name, image: picture }): Slide[] => {
    if (name === chosen?.name || !variant || !picture?.file || picture.media === image.media) return []
    return [
      {
        key: picture.media,
        label: color_name,
        picture,
        caption: `${color_name}.`,
        choice: {
          href: variantHref({ product, variant, search }, { finish: name }),
          label: 'Kies deze kleur',
        },
      },
    ]
  })
  const first: Slide = {
    key: image.media,
    label: chosen?.color_name ?? product.name,
    picture: image,
    ...(chosen && others.length > 0 ? { caption: captionOf(product, variant, chosen.color_name) } : {}),
  }
  const views = (product.pictured?.views ?? []).map((picture): Slide => {
    // The page already names the product.
    const seen = picture.alt.replace(`${product.name} `, '')
    return { key: picture.media, label: seen, picture, caption: capitalised(seen) }
  })
  const ofCollection = product.ofCollection.map(({ picture, ...words }): Slide => ({
    key: picture.media,
    picture: { ...picture, ratio: image.ratio },
    ...words,
  }))
  return (
    <Gallery
      key={image.media}
      name={product.name}
      slides={[first, ...views, ...ofCollection, ...others].slice(0, mostSlides)}
    />
  )
}

/** A finish is pictured in one size; the caption says so where another one is chosen. */
function captionOf({ pictured }: PicturedProduct, variant: ProductVariant | undefined, color: string): string {
  const size = pictured?.size ?? null
  const isOther = variant !== undefined && variant.image === undefined && size !== null && variant.size !== size
  return isOther ? `${color}, op de foto in ${size}` : color
}
