/** The vacancy banner in the query cache. A file of its own, because every page loads it. */
import { queryOptions } from '@tanstack/react-query'
import { fetchVacancyBanner } from '#server/vacancies/vacancies.functions.ts'

/** The vacancy banner, or null; every page loads it. */
export function vacancyBannerQueryOptions() {
  return queryOptions({ queryKey: ['vacancy-banner'], queryFn: () => fetchVacancyBanner(), staleTime: Infinity })
}
