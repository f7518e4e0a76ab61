/** The list of products in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryStanding } from '#app/ui/filter/standing-list.ts'
import { fetchProductList } from '#server/catalogue/catalogue.functions.ts'
import { listQuery } from '../product-filters.ts'
import type { ProductSearch } from '../product-search.ts'
import { productListCode } from './list-code.ts'

/** A page of the product list, with the code that shows it. */
export function productListQueryOptions(search: ProductSearch) {
  const query = listQuery(search)
  return queryOptions({ queryKey: ['products', query], queryFn: async () => { const [list] = await Promise.all([fetchProductList({ data: query }), productListCode.fetch()]); return list } })
}

/** Puts a page of the list into the cache. */
export async function loadProductList(queryClient: QueryClient, search: ProductSearch): Promise<void> {
  carryStanding(await queryClient.ensureQueryData(productListQueryOptions(search)))
}
