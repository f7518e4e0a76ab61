/** The picture of the chosen variant, then those of the other finishes, each with a link to its variant. */
import { hrefTo } from '#app/ui/link/href.ts'
import { Gallery, type Slide } from '#app/ui/gallery/Gallery.tsx'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from './variant-choice.ts'

/** Pictures beyond this many would be more of the same. */
const mostSlides = 8

export function ProductGallery({ product, variant }: { product: ProductDetails; variant: ProductVariant | undefined }) {
  const chosen = product.finishes.find((finish) => finish.name === variant?.finish)
  const image = chosen?.image ?? product.image
  if (!image) return null
  const others = product.finishes.flatMap(({ name, color_name, image: picture }): Slide[] => {
    if (name === chosen?.name || !variant || !picture?.file || picture.media === image.media) return []
    const { article } = variantIn(product.variants, variant, { finish: name })
    return [
      {
        key: picture.media,
        label: color_name,
        picture,
        caption: (
          <span data-keep-place>
            {`${color_name}. `}
            <a href={hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: article } })}>
              Kies deze kleur<span className="visually-hidden">{`: ${color_name}`}</span>
            </a>
          </span>
        ),
      },
    ]
  })
  const first: Slide = {
    key: image.media,
    label: chosen?.color_name ?? product.name,
    picture: image,
    ...(chosen && others.length > 0 ? { caption: `${chosen.color_name}, de gekozen kleur` } : {}),
  }
  return <Gallery key={image.media} name={product.name} slides={[first, ...others].slice(0, mostSlides)} />
}
