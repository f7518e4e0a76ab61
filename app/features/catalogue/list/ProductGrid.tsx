/** Products in a grid of cards. */
import { priceOnRequest, sharedStockWords } from '#domain/catalogue/offer-words.ts'
import { countLabel } from '#app/lib/count-label.ts'
import { Card } from '#app/ui/card/Card.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SwatchRow } from '#app/ui/swatch/SwatchRow.tsx'
import { formatPriceRange } from '#domain/money.ts'
import type { ProductCard as ProductCardData } from '#server/catalogue/product-card.ts'
import styles from './ProductGrid.module.css'

type ProductGridProps = {
  products: readonly ProductCardData[]
  /** Heading level of the names: 2 in the list, 3 below a product. */
  level: 2 | 3
  /** How many are on the first screen. */
  eager?: number
  /** Up to four beside each other. */
  fours?: boolean
}

export function ProductGrid({ products, level, eager = 0, fours = false }: ProductGridProps) {
  return (
    <ul className={styles['grid']} data-fours={fours || undefined}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** Picture, name, size, price, colours, and the stock where it is not simply there. */
function ProductCard({ product, level, eager }: { product: ProductCardData; level: 2 | 3; eager: boolean }) {
  const prices = formatPriceRange(product.prices)
  return (
    <Card
      href={hrefTo({ to: '/producten/$slug', params: { slug: product.slug }, search: { variant: product.variant } })}
      picture={product.picture}
      sizes={level === 2 ? '(width <= 600px) 46vw, (width <= 1000px) 31vw, 21rem' : '(width <= 720px) 46vw, 21vw'}
      isDecorative
      isEager={eager}
      name={
        <>
          {product.is_new && <span className={styles['new']}>Nieuw </span>}
          {withWholeWords(product.name)}
        </>
      }
      level={level}
      favourite={{ item: { kind: 'product', id: product.slug }, name: product.name }}
    >
      <p className={styles['size']}>{product.sizes}</p>
      <p className={styles['price']}>{prices || priceOnRequest}</p>
      {product.colors.count > 0 && (
        <SwatchRow
          className={styles['colors']}
          colors={product.colors.shown}
          rest={product.colors.count - product.colors.shown.length}
          label={countLabel(product.colors.count, 'kleur', 'kleuren')}
        />
      )}
      {(product.stock.status !== 'in_stock' || !product.stock.isOfEach) && (
        <p className={styles['stock']} data-stock={product.stock.status}>
          {sharedStockWords(product.stock)}
        </p>
      )}
    </Card>
  )
}

/** A name with its compounds in one piece: a browser breaks 'Make-uptafel' after its hyphen. */
function withWholeWords(name: string) {
  if (!name.includes('-')) return name
  return name.split(/(\s)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles['whole']}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
