/** Products, their list and their comparison in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { readCompared, type ProductSearch } from '#domain/catalogue/product-search-params.ts'
import {
  fetchComparison,
  fetchProduct,
  fetchProductList,
  fetchFurnitureLook,
} from '#server/catalogue/catalogue.functions.ts'
import { productSeo } from './product-head.ts'

/** A page of the product list. */
export function productListQueryOptions(search: ProductSearch) {
  return queryOptions({ queryKey: ['products', search], queryFn: () => fetchProductList({ data: search }) })
}

/** One product; null for an unknown or inactive one. */
export function productQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['product', slug], queryFn: () => fetchProduct({ data: { slug } }) })
}

/** What a product looks like in 3D; asked for when its model is opened. */
export function furnitureLookQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['furniture-look', slug], queryFn: () => fetchFurnitureLook({ data: { slug } }) })
}

/** The products of a comparison, `items` as in the address. */
export function comparisonQueryOptions(items: string | undefined) {
  const compared = readCompared(items)
  return queryOptions({
    queryKey: ['comparison', compared],
    queryFn: () => fetchComparison({ data: { items: compared } }),
  })
}

/** Fills the cache with a product and returns what its head needs; `article` is the chosen variant. @throws notFound */
export async function loadProduct(
  queryClient: QueryClient,
  slug: string,
  article: string | undefined,
): Promise<PageSeo> {
  const product = await queryClient.ensureQueryData(productQueryOptions(slug))
  if (!product) throw notFound()
  return productSeo(product, article)
}
