/** The chosen variant large; the other finishes of which there is a picture small beneath it, each a link to its variant. */
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { ProductSheet, SheetVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from '../variant-choice.ts'
import { KeepPlace } from '#app/ui/link/KeepPlace.tsx'
import styles from './Gallery.module.css'

const mostSmall = 6

export function Gallery({ product, variant }: { product: ProductSheet; variant: SheetVariant | undefined }) {
  const chosen = product.finishes.find((finish) => finish.name === variant?.finish)
  const image = chosen?.image ?? product.image
  const others = product.finishes.filter((finish) => finish !== chosen && finish.image?.file).slice(0, mostSmall)
  return (
    <div className={styles['gallery']}>
      {image && <Picture key={image.media} slot={image} sizes="(width <= 900px) 100vw, 55vw" priority="hero" />}
      {others.length > 0 && variant && (
        <KeepPlace>
          <ul className={styles['small']}>
            {others.map((finish) => finish.image && (
              <li key={finish.name}>
                <a href={hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: variantIn(product.variants, variant, { finish: finish.name }).article } })} aria-label={`Bekijk in ${finish.color_name}`}>
                  <Picture slot={finish.image} sizes="9rem" decorative />
                </a>
              </li>
            ))}
          </ul>
        </KeepPlace>
      )}
    </div>
  )
}
