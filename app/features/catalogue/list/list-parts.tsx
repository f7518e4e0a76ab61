/** What stands in the list of products, with the way to its other pages. */
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import type { ProductList } from '#server/catalogue/product-pages.ts'
import { Paging } from './Paging.tsx'
import styles from './Paging.module.css'
import { ProductGrid } from './ProductGrid.tsx'

export { attendLateFilters } from './late-filters.ts'

/** Where a next page begins. */
const listId = 'lijst'

type ProductsProps = {
  list: Pick<ProductList, 'items' | 'page' | 'pageCount'>
  clearHref: string
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
}

export function Products({ list: { items, page, pageCount }, clearHref, hrefOf }: ProductsProps) {
  return (
    <>
      {/* Who goes on to another page comes here (ProductList.tsx), and hears by its name which page it is. */}
      <div
        id={listId}
        className={styles['start']}
        tabIndex={-1}
        {...(pageCount > 1 && { role: 'group', 'aria-label': `Pagina ${page} van ${pageCount}` })}
      >
        {items.length === 0 ? (
          <NoResults
            title="Zo maken wij het niet"
            text="Geen enkel product heeft alles wat u koos. Haal een filter weg, of begin opnieuw."
            clearHref={clearHref}
          />
        ) : (
          <ProductGrid products={items} level={2} eager={3} />
        )}
      </div>
      <Paging page={page} pageCount={pageCount} hrefOf={(number) => `${hrefOf(number)}#${listId}`} />
    </>
  )
}
