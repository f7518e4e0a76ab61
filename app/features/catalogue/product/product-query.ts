/** One product in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchProduct } from '#server/catalogue/product.functions.ts'
import { productSeo } from '../product-head.ts'

/** One product; null for an unknown or inactive one. */
export function productQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['product', slug], queryFn: () => fetchProduct({ data: { slug } }) })
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
