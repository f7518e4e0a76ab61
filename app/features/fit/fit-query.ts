/** What fits a niche, in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchFit } from '#server/fit/fit.functions.ts'
import { nicheOf, type FitSearch } from './fit-search.ts'

/** What fits the lengths in the address. */
export function fitQueryOptions(search: FitSearch) {
  const asked = {
    niche: nicheOf(search),
    item: search.item ?? null,
    color: search.color ?? null,
    maxPrice: search.maxPrice ?? null,
  }
  return queryOptions({ queryKey: ['fit', asked], queryFn: () => fetchFit({ data: asked }) })
}
