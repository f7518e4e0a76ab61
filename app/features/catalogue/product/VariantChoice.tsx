/** The choices of finish and size: links to the variant that each would give. */
import { ChoiceLink, ColorLinks, LinkChoice } from '#app/ui/link-choice/LinkChoice.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from './variant-choice.ts'
import styles from './VariantChoice.module.css'

type ChoiceProps = { product: ProductDetails; variant: ProductVariant }

function hrefOf({ product, variant }: ChoiceProps, wanted: { finish: string } | { size: string }): string {
  const { article } = variantIn(product.variants, variant, wanted)
  return hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: article } })
}

/** Nothing without finishes. */
export function FinishChoice({ product, variant }: ChoiceProps) {
  const { finishes } = product
  if (finishes.length === 0) return null
  return (
    <div className={styles['finishes']} data-keep-place>
      <LinkChoice label="Kleur" chosen={finishes.find(({ name }) => name === variant.finish)?.color_name} heading="p">
        <ColorLinks
          colors={finishes.map(({ name, color_name, hex_code }) => ({
            href: hrefOf({ product, variant }, { finish: name }),
            label: color_name,
            color: hex_code,
            isChosen: name === variant.finish,
          }))}
        />
      </LinkChoice>
    </div>
  )
}

export function SizeChoice({ product, variant }: ChoiceProps) {
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  return (
    <div className={styles['size']} data-keep-place>
      <LinkChoice label="Maat" chosen={sizes.length > 1 ? undefined : variant.size} heading="p">
        {sizes.length > 1 && (
          <ul className={styles['sizes']}>
            {sizes.map((size) => (
              <li key={size}>
                <ChoiceLink href={hrefOf({ product, variant }, { size })} isChosen={size === variant.size}>
                  {size}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        )}
      </LinkChoice>
    </div>
  )
}
