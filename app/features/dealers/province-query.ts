/** Provinces in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryLean } from '#app/lib/carried-data.ts'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchProvince } from '#server/dealers/dealers.functions.ts'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import { afresh, withCode } from './fresh-query.ts'
import { provinceCode } from './province-code.ts'

/** A Dutch province. */
export function provinceQueryOptions(slug: ProvinceSlug) {
  return queryOptions({
    queryKey: ['province', slug],
    queryFn: () => withCode(provinceCode, fetchProvince({ data: { slug } })),
    ...afresh,
  })
}

/** Puts a province into the cache and returns what its head needs. */
export async function loadProvince(queryClient: QueryClient, slug: ProvinceSlug): Promise<PageSeo> {
  const [province] = await Promise.all([queryClient.fetchQuery(provinceQueryOptions(slug)), fetchCrumbs()])
  carryLean(province, () => ({ ...province, groups: [], towns: [], neighbours: [], stands: true }))
  return provinceCode.get().provinceSeo(province)
}
