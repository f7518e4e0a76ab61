/** What stands in the list of products. */
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import type { ProductCard } from '#server/catalogue/product-card.ts'
import { ProductGrid } from './ProductGrid.tsx'

export function Products({ products, clearHref }: { products: readonly ProductCard[]; clearHref: string }) {
  return products.length === 0
    ? <NoResults title="Zo maken wij het niet" text="Geen enkel product heeft alles wat u koos. Haal een filter weg, of begin opnieuw." clearHref={clearHref} />
    : <ProductGrid products={products} level={2} eager={3} />
}
