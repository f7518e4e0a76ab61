/** The choice of finish and size: links to the variant that each would give. */
import { ChoiceLink, ColorLinks, LinkChoice } from '#app/ui/link-choice/LinkChoice.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from './variant-choice.ts'
import styles from './VariantChoice.module.css'

export function VariantChoice({ product, variant }: { product: ProductDetails; variant: ProductVariant }) {
  const { finishes, variants } = product
  const hrefOf = (wanted: { finish: string } | { size: string }) => {
    const { article } = variantIn(variants, variant, wanted)
    return hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: article } })
  }
  const sizes = [...new Set(variants.map(({ size }) => size))]
  return (
    <div className={styles['choice']} data-keep-place>
      {finishes.length > 0 && (
        <LinkChoice label="Kleur" chosen={finishes.find(({ name }) => name === variant.finish)?.color_name} heading="p">
          <ColorLinks
            colors={finishes.map(({ name, color_name, hex_code }) => ({
              href: hrefOf({ finish: name }),
              label: color_name,
              color: hex_code,
              isChosen: name === variant.finish,
            }))}
          />
        </LinkChoice>
      )}
      {sizes.length > 0 && (
        <LinkChoice label="Maat" chosen={sizes.length > 1 ? undefined : variant.size} heading="p">
          {sizes.length > 1 && (
            <ul className={styles['sizes']}>
              {sizes.map((size) => (
                <li key={size}>
                  <ChoiceLink href={hrefOf({ size })} isChosen={size === variant.size}>
                    {size}
                  </ChoiceLink>
                </li>
              ))}
            </ul>
          )}
        </LinkChoice>
      )}
    </div>
  )
}
