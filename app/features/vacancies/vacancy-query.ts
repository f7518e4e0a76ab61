/** Vacancies in the query cache: asked afresh at every visit; only what the server just rendered is not asked for twice. */
import { queryOptions } from '@tanstack/react-query'
import { fetchVacancies, fetchVacancy } from '#server/content/vacancies.functions.ts'

const afresh = { staleTime: 0, refetchOnMount: false, refetchOnWindowFocus: false } as const

/** Active vacancies, newest first. */
export function vacanciesQueryOptions() {
  return queryOptions({ queryKey: ['vacancies'], queryFn: () => fetchVacancies(), ...afresh })
}

/** An active vacancy, or null. */
export function vacancyQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['vacancy', slug], queryFn: () => fetchVacancy({ data: { slug } }), ...afresh })
}
