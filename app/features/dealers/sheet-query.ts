/** The page of a dealer in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchDealer } from '#server/dealers/dealers.functions.ts'
import { afresh, withCode } from './fresh-query.ts'
import { dealerSheetCode } from './sheet-code.ts'

/** The dealers of one slug, or null. */
export function dealerQueryOptions(slug: string) {
  return queryOptions({
    queryKey: ['dealer', slug],
    queryFn: () => withCode(dealerSheetCode, fetchDealer({ data: { slug } })),
    ...afresh,
  })
}

/** Puts a dealer into the cache and returns what its head needs. @throws notFound */
export async function loadDealer(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const [dealer] = await Promise.all([queryClient.fetchQuery(dealerQueryOptions(slug)), fetchCrumbs()])
  if (!dealer) throw notFound()
  carryLean(dealer, () => ({
    ...dealer,
    branches: dealer.branches.map(({ id, Plaats, Land, openingstijden, collections }) => ({
      id,
      Plaats,
      Land,
      openingstijden,
      collections,
    })),
    nearby: [],
    stands: true,
  }))
  return dealerSheetCode.get().dealerSeo(dealer)
}
