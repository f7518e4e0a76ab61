/**
 * The choice of finish and size: links to the variant that each would give, so that every choice has an address.
 * Each is one stop of Tab, at the chosen value; arrow keys go to the others.
 */
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { focusAmongLinks } from '#app/lib/focus-among-links.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { variantIn } from './variant-choice.ts'
import styles from './VariantChoice.module.css'

export function VariantChoice({ product, variant }: { product: ProductDetails; variant: ProductVariant }) {
  const hrefOf = ({ article }: ProductVariant) =>
    hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: article } })
  const hydrated = useHydrated()
  /** Without JavaScript there are no arrow keys, so every link is a stop. */
  const stop = (isChosen: boolean) =>
    isChosen ? ({ 'aria-current': 'true' } as const) : hydrated ? { tabIndex: -1 } : {}
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  const chosen = product.finishes.find(({ name }) => name === variant.finish)
  return (
    <div className={styles['choice']} data-keep-place>
      {product.finishes.length > 0 && (
        <Choice of="Kleur" chosen={chosen?.color_name}>
          <ul className={styles['finishes']}>
            {product.finishes.map((finish) => (
              <li key={finish.name}>
                <a
                  href={hrefOf(variantIn(product.variants, variant, { finish: finish.name }))}
                  {...stop(finish.name === variant.finish)}
                  title={finish.color_name}
                >
                  <Swatch color={finish.hex_code} size="fill" />
                  <span className="visually-hidden">{finish.color_name}</span>
                </a>
              </li>
            ))}
          </ul>
        </Choice>
      )}
      {sizes.length > 0 && (
        <Choice of="Maat" chosen={sizes.length > 1 ? undefined : variant.size}>
          {sizes.length > 1 && (
            <ul className={styles['sizes']}>
              {sizes.map((size) => (
                <li key={size}>
                  <a href={hrefOf(variantIn(product.variants, variant, { size }))} {...stop(size === variant.size)}>
                    {size}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Choice>
      )}
    </div>
  )
}

/** Links to choose from, with arrow keys among them; `chosen` is written beside the name of the choice. */
function Choice({ of, chosen, children }: { of: string; chosen: string | undefined; children: ReactNode }) {
  return (
    // The arrow keys only move the focus between the links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label={of} onKeyDown={focusAmongLinks}>
      <p className={styles['legend']}>
        {of} <span>{chosen}</span>
      </p>
      {children}
    </nav>
  )
}
