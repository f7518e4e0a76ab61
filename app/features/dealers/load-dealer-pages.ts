/** The loaders of the pages of provinces and dealers, with the words of their heads: apart from the queries, which other pages use too. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { dealerMapQueryOptions, dealerQueryOptions, provinceQueryOptions } from './dealer-queries.ts'
import { dealerCrumbs, dealerDescription, dealerTitle } from './dealer-seo.ts'
import { provinceDescription } from './province-texts.ts'

/** Fills the cache with a province and returns what its head needs. */
export async function loadProvince(queryClient: QueryClient, slug: ProvinceSlug): Promise<PageSeo> {
  const [province] = await Promise.all([
    queryClient.ensureQueryData(provinceQueryOptions(slug)),
    queryClient.ensureQueryData(dealerMapQueryOptions({ land: 'nederland', provincie: slug })), // the map is on the first screen
  ])
  const path = `/verkooppunten/nederland/${slug}`
  return {
    title: `Verkooppunten in ${province.name}`,
    description: provinceDescription(province),
    path,
    crumbs: crumbsTo(path, province.name),
  }
}

/** Fills the cache with a dealer and returns what its head needs. @throws notFound */
export async function loadDealer(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const dealer = await queryClient.ensureQueryData(dealerQueryOptions(slug))
  if (!dealer) throw notFound()
  return {
    title: dealerTitle(dealer),
    description: dealerDescription(dealer),
    path: `/verkooppunten/${dealer.slug}`,
    crumbs: dealerCrumbs(dealer),
  }
}
