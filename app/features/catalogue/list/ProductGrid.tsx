/** Products beside and under each other. */
import type { ProductCard as ProductCardData } from '#server/catalogue/product-card.ts'
import { madeOnce } from '#app/lib/made-once.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** `eager`: how many stand on the first screen. `fours`: up to four beside each other over the width of the page. */
export function ProductGrid({
  products,
  level,
  eager = 0,
  fours = false,
}: {
  products: readonly ProductCardData[]
  level: 2 | 3
  eager?: number
  fours?: boolean
}) {
  return (
    <ul className={styles['grid']} data-cards data-fours={fours || undefined}>
      {products.map((product, index) =>
        index < eager ? (
          <li key={product.slug}>
            <ProductCard product={product} level={level} eager />
          </li>
        ) : (
          <li
            key={product.slug}
            {...madeOnce(product, `card ${level}`, () => <ProductCard product={product} level={level} />)}
          />
        ),
      )}
    </ul>
  )
}
