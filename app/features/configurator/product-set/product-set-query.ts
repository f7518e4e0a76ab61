/** What goes with a product, in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import { fetchProductSet } from '#server/configurator/product-set.functions.ts'

/** The set of a product in the variant of the address, with what was chosen to go with it; null for a product without sets. */
export function productSetQueryOptions(slug: string, search: ProductPageSearch) {
  const asked = { slug, search }
  return queryOptions({ queryKey: ['product-set', asked], queryFn: () => fetchProductSet({ data: asked }) })
}
