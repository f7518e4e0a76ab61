/** What the vacancy pages load, and what their heads say. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { vacanciesQueryOptions, vacancyQueryOptions } from './vacancy-query.ts'
import { jobPostingData, vacancyDescription } from './vacancy-seo.ts'

/** Puts the list into the cache. */
export async function loadVacancies(queryClient: QueryClient): Promise<void> {
  await queryClient.fetchQuery(vacanciesQueryOptions())
}

/** Puts a vacancy into the cache and returns what its head needs. @throws notFound */
export async function loadVacancy(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const [vacancy] = await Promise.all([queryClient.fetchQuery(vacancyQueryOptions(slug)), fetchCrumbs()])
  if (!vacancy) throw notFound()
  const path = `/vacatures/${slug}`
  return {
    title: `Vacature: ${vacancy.titel}`,
    description: vacancyDescription(vacancy),
    path,
    crumbs: crumbsTo(path, vacancy.titel),
    structuredData: [jobPostingData(vacancy)],
  }
}
