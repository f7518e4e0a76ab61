/** Comparisons in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchComparison } from '#server/catalogue/catalogue.functions.ts'
import { comparedSlugs } from '#domain/catalogue/product-search.ts'

/** The products of a comparison, `items` as in the address. */
export function comparisonQueryOptions(items: string | undefined) {
  const slugs = comparedSlugs(items)
  return queryOptions({ queryKey: ['comparison', slugs], queryFn: () => fetchComparison({ data: { slugs } }) })
}
