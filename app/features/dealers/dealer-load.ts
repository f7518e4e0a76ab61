/** What the pages of a province and of a dealer load, and what their heads say. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { dealerQueryOptions, provinceQueryOptions } from './dealer-query.ts'
import { dealerCrumbs, dealerDescription, dealerStoreData, dealerTitle } from './dealer-seo.ts'
import type { ProvinceSlug } from './dealer-places.ts'
import { provinceDescription } from './province-texts.ts'

/** Puts a province into the cache and returns what its head needs. */
export async function loadProvince(queryClient: QueryClient, slug: ProvinceSlug): Promise<PageSeo> {
  const [province] = await Promise.all([queryClient.fetchQuery(provinceQueryOptions(slug)), fetchCrumbs()])
  const path = `/verkooppunten/nederland/${slug}`
  return { title: `Verkooppunten in ${province.name}`, description: provinceDescription(province), path, crumbs: crumbsTo(path, province.name) }
}

/** Puts a dealer into the cache and returns what its head needs. @throws notFound */
export async function loadDealer(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const [dealer] = await Promise.all([queryClient.fetchQuery(dealerQueryOptions(slug)), fetchCrumbs()])
  if (!dealer) throw notFound()
  return { title: dealerTitle(dealer), description: dealerDescription(dealer), path: `/verkooppunten/${slug}`, crumbs: dealerCrumbs(dealer), structuredData: dealerStoreData(dealer) }
}
