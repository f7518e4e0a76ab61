/** The list of products in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryStanding } from '#app/ui/filter/standing-list.ts'
import { fetchProductList } from '#server/catalogue/catalogue.functions.ts'
import type { ProductSearch } from '#domain/catalogue/product-search.ts'
import { productListCode } from './list-code.ts'

/** A page of the product list, with the code that shows it. */
export function productListQueryOptions(search: ProductSearch) {
  return queryOptions({
    queryKey: ['products', search],
    queryFn: async () => {
      const [list] = await Promise.all([fetchProductList({ data: search }), productListCode.fetch()])
      return list
    },
  })
}

/** Puts a page of the list into the cache. */
export async function loadProductList(queryClient: QueryClient, search: ProductSearch): Promise<void> {
  carryStanding(await queryClient.ensureQueryData(productListQueryOptions(search)))
}
