/** What the product list can be asked for. Apart from how its search params are read, which comes to the browser later (app/shell/read-search.ts). */
import type { IndexQuery } from '#server/catalogue/product-index.ts'
import type { ProductSearch } from './product-search.ts'

export const productFilters = ['category', 'collections', 'features', 'brand', 'color'] as const
export type ProductFilter = (typeof productFilters)[number]

/** Product page size (specification section 9). */
export const defaultPerPage = 24

/** True for a folded filter whose values are not on the page that comes first: none is chosen, and nobody asked for them. Of what is chosen nothing changes when they come. */
export function comesLate(name: ProductFilter, values: readonly { value: string }[], search: ProductSearch): boolean {
  return search.unfold !== name && !values.some(({ value }) => search[name]?.includes(value))
}

/** What the list is asked for: numbers as numbers, prices in cents, defaults filled in. */
export function listQuery(search: ProductSearch): {
  [Key in keyof IndexQuery]: IndexQuery[Key] extends readonly string[] ? string[] : IndexQuery[Key]
} {
  return {
    search: search.search ?? '',
    category: search.category ?? [],
    collections: search.collections ?? [],
    features: search.features ?? [],
    brand: search.brand ?? [],
    color: search.color ?? [],
    minPrice: Number(search.minPrice ?? 0) * 100,
    maxPrice: Number(search.maxPrice ?? 0) * 100,
    inStock: search.inStock !== undefined,
    sort: search.sort ?? 'newest',
    page: Number(search.page ?? 1),
    perPage: Number(search.perPage ?? defaultPerPage),
  }
}
