/** The product list and the comparison in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { readCompared, type ProductSearch } from '#domain/catalogue/product-search-params.ts'
import { fetchComparison, fetchProductList } from '#server/catalogue/catalogue.functions.ts'

/** A page of the product list. */
export function productListQueryOptions(search: ProductSearch) {
  return queryOptions({ queryKey: ['products', search], queryFn: () => fetchProductList({ data: search }) })
}

/** The products of a comparison, `items` as in the address. */
export function comparisonQueryOptions(items: string | undefined) {
  const compared = readCompared(items)
  return queryOptions({
    queryKey: ['comparison', compared],
    queryFn: () => fetchComparison({ data: { items: compared } }),
  })
}
