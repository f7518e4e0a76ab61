/** All products with their filters, order and pages. */
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createElement, useEffect, useState } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { idle } from '#app/lib/idle.ts'
import { formatPrice } from '#domain/money.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { attendHearts } from '#app/ui/favourite/hearts.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup, groupId } from '#app/ui/filter/FilterGroup.tsx'
import { filterValues, listStands } from '#app/ui/filter/standing-list.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { ProductList as ProductListData } from '#server/catalogue/product-pages.ts'
import { productFilters, type ProductFilter } from '#domain/catalogue/product-filters.ts'
import type { ProductSearch } from '#domain/catalogue/product-search.ts'
import { stockWords } from '#domain/catalogue/stock.ts'
import { productListCode } from './list-code.ts'
import { pricePattern } from './price-pattern.ts'
import { productListQueryOptions } from './product-list-query.ts'
import styles from './ProductList.module.css'

const path = '/producten'
const fieldId = 'zoek-in-de-producten'
const legends: Readonly<Record<ProductFilter, string>> = {
  category: 'Soort',
  collections: 'Collectie',
  features: 'Kenmerken',
  brand: 'Merk',
  color: 'Kleur',
}
/** What the folded ones have many of. */
const folded: Readonly<Partial<Record<ProductFilter, string>>> = {
  features: 'kenmerken',
  brand: 'merken',
  color: 'kleuren',
}
/** Limits of the price filter when nothing has a price, in euros (specification section 9). */
const emptyPrices = { min: 0, max: 1000 }

export function ProductList({ search }: { search: ProductSearch }) {
  const { data: list } = useSuspenseQuery(productListQueryOptions(search))
  const late = useWhatFollows(search, list)
  // It stays so while something else is chosen, which takes it out of the address.
  const [unfolded] = useState(search.unfold)
  const stands = listStands(list)
  const clearHref = path + stringifySearch({ sort: search.sort, perPage: search.perPage })
  return (
    <FilteredResults
      of={list}
      search={search}
      action={path}
      label="Producten filteren"
      count={countLabel(list.total, 'product', 'producten')}
      applied={appliedFilters(search, list)}
      clearHref={clearHref}
      filters={<Filters search={search} list={list} late={late} unfolded={unfolded} />}
      bar={sortSelect(search.sort ?? '')}
    >
      <Standing key={String(stands)} name={path} of={undefined} stands={stands} ref={attendHearts}>
        {() =>
          createElement(productListCode.get().Products, {
            list,
            clearHref,
            hrefOf: (page) =>
              path + stringifySearch({ ...search, page: page === 1 ? undefined : page, unfold: undefined }),
          })
        }
      </Standing>
    </FilteredResults>
  )
}

type FiltersProps = {
  search: ProductSearch
  list: ProductListData
  /** The values that the page came without. */
  late: ProductListData['filters'] | undefined
  unfolded: ProductSearch['unfold']
}

function Filters({ search, list, late, unfolded }: FiltersProps) {
  const stands = listStands(list)
  const limits =
    list.prices === null
      ? emptyPrices
      : { min: Math.floor(list.prices.min / 100), max: Math.ceil(list.prices.max / 100) }
  return (
    <>
      <div className={styles['search']}>
        <label className={styles['legend']} htmlFor={fieldId}>
          Zoek in de producten
        </label>
        <input
          key={search.search}
          className={styles['field']}
          id={fieldId}
          type="search"
          name="search"
          defaultValue={search.search}
          maxLength={100}
          placeholder="Naam of omschrijving"
          enterKeyHint="search"
        />
      </div>
      {productFilters.map((name) => {
        const plural = folded[name]
        const known = (stands && late?.[name]) || filterValues(list, name)
        const values = known
        return (
          <FilterGroup
            key={name}
            name={name}
            legend={legends[name]}
            folded={plural !== undefined}
            unfolded={unfolded === name}
            more={
              plural !== undefined && values.length === 0 && stands
                ? {
                    label: `Toon alle ${plural}`,
                    href: `${path + stringifySearch({ ...search, page: undefined, unfold: name })}#${groupId(name)}`,
                  }
                : undefined
            }
            options={values.map(({ value, label, count, color }) => ({
              value,
              label,
              count,
              checked: search[name]?.includes(value) ?? false,
              ...(color === undefined ? {} : { sign: <Swatch color={color} size="s" /> }),
            }))}
          />
        )
      })}
      <fieldset className={styles['prices']}>
        <legend className={styles['legend']}>Prijs in euro, incl. btw</legend>
        <div className={styles['bounds']}>
          <PriceField
            key={`min ${search.minPrice}`}
            name="minPrice"
            label="Vanaf"
            value={search.minPrice}
            limit={limits.min}
          />
          <PriceField
            key={`max ${search.maxPrice}`}
            name="maxPrice"
            label="Tot en met"
            value={search.maxPrice}
            limit={limits.max}
          />
          <Button className={styles['apply']} look="quiet" type="submit">
            Pas prijs toe
          </Button>
        </div>
      </fieldset>
      <FilterGroup
        name="inStock"
        legend="Voorraad"
        options={[
          { value: '1', label: stockWords.in_stock, count: list.inStockCount, checked: search.inStock !== undefined },
        ]}
      />
      {search.perPage !== undefined && <input type="hidden" name="perPage" value={search.perPage} />}
    </>
  )
}

function PriceField({
  name,
  label,
  value,
  limit,
}: {
  name: string
  label: string
  value: string | undefined
  limit: number
}) {
  return (
    <label className={styles['price']}>
      <span>{label}</span>
      <input
        className={styles['field']}
        type="text"
        inputMode="numeric"
        pattern={pricePattern}
        title="Schrijf een bedrag in euro, zoals 800 of 1.250"
        name={name}
        defaultValue={value}
        placeholder={String(limit)}
      />
    </label>
  )
}

function sortSelect(sort: string) {
  return (formId: string) => (
    <span className={styles['sort']} data-print="hide">
      <label htmlFor={`${formId}-sort`}>Volgorde</label>
      <select key={sort} id={`${formId}-sort`} name="sort" form={formId} defaultValue={sort}>
        <option value="">Nieuwste eerst</option>
        <option value="price-asc">Prijs, laag naar hoog</option>
        <option value="price-desc">Prijs, hoog naar laag</option>
      </select>
      <noscript>
        {
          <Button look="secondary" type="submit" form={formId}>
            Sorteer
          </Button>
        }
      </noscript>
    </span>
  )
}

function appliedFilters(search: ProductSearch, list: ProductListData) {
  const first = { ...search, page: undefined, unfold: undefined }
  const single = (name: keyof ProductSearch, label: string) => ({
    label,
    href: path + stringifySearch({ ...first, [name]: undefined }),
  })
  return [
    ...(search.search === undefined ? [] : [single('search', `‘${search.search}’`)]),
    ...productFilters.flatMap((name) =>
      filterValues(list, name)
        .filter(({ value }) => search[name]?.includes(value))
        .map(({ value, label }) => ({ label, href: hrefWithout(path, first, name, value) })),
    ),
    ...(search.minPrice === undefined
      ? []
      : [single('minPrice', `vanaf ${formatPrice(Number(search.minPrice) * 100)}`)]),
    ...(search.maxPrice === undefined
      ? []
      : [single('maxPrice', `tot en met ${formatPrice(Number(search.maxPrice) * 100)}`)]),
    ...(search.inStock === undefined ? [] : [single('inStock', stockWords.in_stock)]),
  ]
}

/**
 * What happens while the list is read: what attends to its filters comes, and the next page is fetched. Gives the values that the page came without, once
 * somebody went to the filters. The next list has the focus at its beginning when that was asked for: it stayed below at the link, and nothing was said.
 */
function useWhatFollows(
  search: ProductSearch,
  { page, pageCount }: ProductListData,
): ProductListData['filters'] | undefined {
  const queryClient = useQueryClient()
  const [late, setLate] = useState<ProductListData['filters']>()
  useEffect(() => {
    const stop = new AbortController()
    const follow = async () => {
      await idle()
      if (stop.signal.aborted) return
      if (page < pageCount)
        void queryClient.prefetchQuery(
          productListQueryOptions({ ...search, page: String(page + 1), unfold: undefined }),
        )
      await productListCode.fetch()
      productListCode.get().attendLateFilters(queryClient, search, setLate, stop.signal)
    }
    // What cannot be had is asked for when it is needed, and the links in folded filters stay.
    follow().catch(() => undefined)
    // Cleaning up is what happens when the list changes, and not when the page comes to life. Only the links to other pages name a part of it.
    return () => {
      stop.abort()
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
    }
  }, [queryClient, search, page, pageCount])
  return late
}
