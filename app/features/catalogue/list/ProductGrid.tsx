/** Products in a grid. */
import type { ProductCard as ProductCardData } from '#server/catalogue/product-card.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

type ProductGridProps = {
  products: readonly ProductCardData[]
  level: 2 | 3
  /** How many are on the first screen. */
  eager?: number
  /** Up to four beside each other. */
  fours?: boolean
}

export function ProductGrid({ products, level, eager = 0, fours = false }: ProductGridProps) {
  return (
    <ul className={styles['grid']} data-cards data-fours={fours || undefined}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}
