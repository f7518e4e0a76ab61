/** The choices of finish and size: links to the variant that each would give. */
import { ChoiceLink, ColorLinks, LinkChoice } from '#app/ui/link-choice/LinkChoice.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { sharedMeasures, variantIn } from './variant-choice.ts'
import styles from './VariantChoice.module.css'

/** `search`: of the page. */
type ChoiceProps = { product: ProductDetails; variant: ProductVariant; search: ProductPageSearch }

/** The address of the variant that a choice leads to; what else was chosen on the page stays. */
export function variantHref(
  { product, variant, search }: ChoiceProps,
  wanted: { finish: string } | { size: string },
): string {
  const { article } = variantIn(product.variants, variant, wanted)
  return hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { ...search, variant: article } })
}

/** Nothing without finishes. */
export function FinishChoice(props: ChoiceProps) {
  const { product, variant } = props
  const { finishes } = product
  if (finishes.length === 0) return null
  return (
    <div className={styles['finishes']} data-keep-place>
      <LinkChoice label="Kleur" chosen={finishes.find(({ name }) => name === variant.finish)?.color_name} heading="p">
        <ColorLinks
          colors={finishes.map(({ name, color_name, hex_code }) => ({
            href: variantHref(props, { finish: name }),
            label: color_name,
            color: hex_code,
            isChosen: name === variant.finish,
          }))}
        />
      </LinkChoice>
    </div>
  )
}

/** Where only the first measure differs, the others are said once: beside the heading, and of each choice to screen readers. */
export function SizeChoice(props: ChoiceProps) {
  const { product, variant } = props
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  const shared = sharedMeasures(sizes)
  return (
    <div className={styles['size']} data-keep-place>
      <LinkChoice label="Maat" chosen={sizes.length > 1 && shared === '' ? undefined : variant.size} heading="p">
        {sizes.length > 1 && (
          <ul className={styles['sizes']}>
            {sizes.map((size) => (
              <li key={size}>
                <ChoiceLink href={variantHref(props, { size })} isChosen={size === variant.size}>
                  {size.slice(0, size.length - shared.length)}
                  {shared !== '' && <span className="visually-hidden">{shared}</span>}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        )}
      </LinkChoice>
    </div>
  )
}
