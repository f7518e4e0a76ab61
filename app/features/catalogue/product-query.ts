/** Products in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean, wholeData } from '#app/lib/carried-data.ts'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchProduct } from '#server/catalogue/catalogue.functions.ts'
import { productParts } from './sheet/product-parts.ts'

/** The sheet of one product; null for an unknown or inactive one. */
export function productQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['product', slug], queryFn: () => fetchProduct({ data: { slug } }) })
}

/** The part of its sheet that depends on the variant; `article` as in the address. */
export function sheetName(slug: string, article: string | undefined): string {
  return `product ${slug} ${article ?? ''}`
}

/** Puts the product into the cache and returns what its head needs. @throws notFound */
export async function loadProduct(
  queryClient: QueryClient,
  slug: string,
  article: string | undefined,
): Promise<PageSeo> {
  const options = productQueryOptions(slug)
  const [known] = await Promise.all([queryClient.ensureQueryData(options), productParts.fetch(), fetchCrumbs()])
  const product = await wholeData(known, sheetName(slug, article), () =>
    queryClient.fetchQuery({ ...options, staleTime: 0 }),
  )
  if (!product) throw notFound()
  carryLean(product, () => ({
    ...product,
    short_description: '',
    description: [],
    features: [],
    materials: [],
    finishes: [],
    variants: [],
    image: null,
    drawn: null,
    related: [],
    help: null,
    stands: true,
  }))
  return productParts.get().productSeo(product, article)
}
