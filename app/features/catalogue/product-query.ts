/** Products in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { fetchComparison, fetchProduct } from '#server/catalogue/catalogue.functions.ts'
import { productDescription } from './product-description.ts'
import { comparedSlugs } from './product-search.ts'
import { productStructuredData } from './product-structured-data.ts'

/** The sheet of one product; null for an unknown or inactive one. */
export function productQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['product', slug], queryFn: () => fetchProduct({ data: { slug } }) })
}

/** The products of a comparison, `items` as in the address. */
export function comparisonQueryOptions(items: string | undefined) {
  const slugs = comparedSlugs(items)
  return queryOptions({ queryKey: ['comparison', slugs], queryFn: () => fetchComparison({ data: { slugs } }) })
}

/** Puts the product into the cache and returns what its head needs. @throws notFound */
export async function loadProduct(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const product = await queryClient.ensureQueryData(productQueryOptions(slug))
  if (!product) throw notFound()
  carryLean(product, () => ({ ...product, description: [], related: [], stands: true }))
  const path = `/producten/${slug}`
  return { title: product.name, description: productDescription(product), path, ogImage: '/media/og/producten.jpg', ogType: 'product', crumbs: crumbsTo(path, product.name), structuredData: [productStructuredData(product)], alternates: [markdownOf(path)] }
}
