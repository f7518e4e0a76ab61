/** The choice of finish and size: links to the variant that each would give, so that every choice has an address. */
import { hrefTo } from '#app/ui/link/href.ts'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from './variant-choice.ts'
import styles from './VariantChoice.module.css'

export function VariantChoice({ product, variant }: { product: ProductDetails; variant: ProductVariant }) {
  const hrefOf = ({ article }: ProductVariant) =>
    hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: article } })
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  const chosen = product.finishes.find(({ name }) => name === variant.finish)
  return (
    <div className={styles['choice']} data-keep-place>
      {product.finishes.length > 0 && (
        <nav aria-label="Kleur">
          <p className={styles['legend']}>
            Kleur <span>{chosen?.color_name}</span>
          </p>
          <ul className={styles['finishes']}>
            {product.finishes.map((finish) => (
              <li key={finish.name}>
                <a
                  href={hrefOf(variantIn(product.variants, variant, { finish: finish.name }))}
                  aria-current={finish.name === variant.finish ? 'true' : undefined}
                  title={finish.color_name}
                >
                  <Swatch color={finish.hex_code} size="fill" />
                  <span className="visually-hidden">{finish.color_name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sizes.length > 0 && (
        <nav aria-label="Maat">
          <p className={styles['legend']}>
            Maat <span>{sizes.length > 1 ? '' : variant.size}</span>
          </p>
          {sizes.length > 1 && (
            <ul className={styles['sizes']}>
              {sizes.map((size) => (
                <li key={size}>
                  <a
                    href={hrefOf(variantIn(product.variants, variant, { size }))}
                    aria-current={size === variant.size ? 'true' : undefined}
                  >
                    {size}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
      )}
    </div>
  )
}
