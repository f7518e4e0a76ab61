/** What goes with a product, in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import { fetchProductSet } from '#server/configurator/product-set.functions.ts'

/** Of one product, in whatever variant. */
const keyOf = (slug: string) => ['product-set', slug]

/** The set of a product in the variant of the address, with what was chosen to go with it; null for a product without sets. */
export function productSetQueryOptions(slug: string, search: ProductPageSearch) {
  return queryOptions({
    queryKey: [...keyOf(slug), search],
    queryFn: () => fetchProductSet({ data: { slug, search } }),
  })
}

export type ProductSetData = Awaited<ReturnType<typeof fetchProductSet>>

/** A set of this product that is there already. */
export function knownSet(queryClient: QueryClient, slug: string): ProductSetData | undefined {
  const known = queryClient.getQueriesData<ProductSetData>({ queryKey: keyOf(slug) })
  return known.findLast(([, data]) => data !== undefined)?.[1]
}

/** Waits for the first set of a product alone: another size of it shows without the network, and its set follows. */
export async function loadProductSet(queryClient: QueryClient, slug: string, search: ProductPageSearch): Promise<void> {
  if (knownSet(queryClient, slug) === undefined) await queryClient.ensureQueryData(productSetQueryOptions(slug, search))
}
