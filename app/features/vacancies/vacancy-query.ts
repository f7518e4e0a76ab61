/** Vacancies in the query cache. The server asks for them afresh at every render (docs/rules.md, vacancies); the browser keeps them for a minute, for Back. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { freshFor } from '#app/lib/fresh-for.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchVacancies, fetchVacancy } from '#server/vacancies/vacancies.functions.ts'
import { vacancyDescription } from './vacancy-seo.ts'

const fresh = { staleTime: freshFor(60_000), refetchOnWindowFocus: false } as const

/** Active vacancies, newest first. */
export function vacanciesQueryOptions() {
  return queryOptions({ queryKey: ['vacancies'], queryFn: () => fetchVacancies(), ...fresh })
}

/** An active vacancy, or null. */
export function vacancyQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['vacancy', slug], queryFn: () => fetchVacancy({ data: { slug } }), ...fresh })
}

/** Fills the cache with a vacancy and returns what its head needs. @throws notFound */
export async function loadVacancy(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const vacancy = await queryClient.ensureQueryData(vacancyQueryOptions(slug))
  if (!vacancy) throw notFound()
  const path = `/vacatures/${slug}`
  return {
    title: `Vacature: ${vacancy.titel}`,
    description: vacancyDescription(vacancy),
    path,
    crumbs: crumbsTo(path, vacancy.titel),
  }
}
