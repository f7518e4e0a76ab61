/** All products with their filters, order and pages. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAddressValue } from '#app/lib/address-value.ts'
import { countLabel } from '#app/lib/count-label.ts'
import { Prose } from '#app/sections/prose/Prose.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { FilteredResults, filterFormId } from '#app/ui/filter/FilteredResults.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductSearch } from '#domain/catalogue/product-search-params.ts'
import { productListQueryOptions } from '../product-queries.ts'
import { NothingFound } from './NothingFound.tsx'
import { Paging } from './Paging.tsx'
import { appliedFilters, ProductFilters } from './ProductFilters.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ProductList.module.css'

/** Links to other pages of the list lead here. */
const listId = 'lijst'
const sortId = `${filterFormId}-sort`

/** What the page of a search says in place of its own title and intro. */
export function useSearchedHero(search: ProductSearch): { title?: string; intro?: string } {
  const { data: list } = useSuspenseQuery(productListQueryOptions(search))
  if (search.search === undefined) return {}
  if (!list.isSearchUnfound) return { title: `Producten voor ‘${search.search}’` }
  return {
    title: `Niets gevonden voor ‘${search.search}’`,
    intro: 'Geen enkel product heeft dit in zijn naam, soort, kleur, maat of omschrijving.',
  }
}

export function ProductList({ search }: { search: ProductSearch }) {
  const { data: list } = useSuspenseQuery(productListQueryOptions(search))
  const clearHref = hrefTo({ to: '/producten', search: { sort: search.sort, perPage: search.perPage } })
  const applied = appliedFilters(search, list)
  return (
    <>
      <FilteredResults
        action={hrefTo({ to: '/producten' })}
        label="Producten filteren"
        count={countLabel(list.total, 'product', 'producten')}
        applied={applied}
        clearHref={clearHref}
        filters={
          // No filter helps a search that finds nothing.
          <ProductFilters search={search} list={list} isSearchAlone={list.isSearchUnfound && applied.length === 1} />
        }
        bar={<SortOrder sort={search.sort} />}
      >
        <div
          id={listId}
          className={styles['start']}
          {...(list.pageCount > 1 && { role: 'group', 'aria-label': `Pagina ${list.page} van ${list.pageCount}` })}
        >
          {list.unknownWords.length > 0 && (
            <p className={styles['unknown']}>
              Gezocht zonder {list.unknownWords.map((word) => `‘${word}’`).join(' en ')}: dat staat bij geen enkel
              product.
            </p>
          )}
          {list.isSearchUnfound ? (
            <NothingFound search={search} list={list} />
          ) : list.items.length === 0 ? (
            <NoResults
              title="Zo maken wij het niet"
              text="Geen enkel product heeft alles wat u koos. Haal een filter weg, of begin opnieuw."
              clearHref={clearHref}
            />
          ) : (
            <ProductGrid products={list.items} level={2} eager={3} />
          )}
        </div>
        <Paging
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) =>
            hrefTo({ to: '/producten', search: { ...search, page: page === 1 ? undefined : page }, hash: listId })
          }
        />
      </FilteredResults>
      {list.families.length > 0 && <Prose blocks={list.families} />}
    </>
  )
}

function SortOrder({ sort = '' }: { sort: ProductSearch['sort'] | '' }) {
  const select = useAddressValue<HTMLSelectElement>(sort)
  return (
    <span className={styles['sort']} data-print="hide">
      <label htmlFor={sortId}>Volgorde</label>
      <select ref={select} id={sortId} name="sort" form={filterFormId} defaultValue={sort}>
        <option value="">Nieuwste eerst</option>
        <option value="price-asc">Prijs, laag naar hoog</option>
        <option value="price-desc">Prijs, hoog naar laag</option>
      </select>
      <noscript>
        <Button look="secondary" type="submit" form={filterFormId}>
          Sorteer
        </Button>
      </noscript>
    </span>
  )
}
