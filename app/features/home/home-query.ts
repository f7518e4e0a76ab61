/** The home page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchHome } from '#server/pages/pages.functions.ts'

/** The home page with its lists; null when content has none. */
export function homeQueryOptions() {
  return queryOptions({ queryKey: ['home'], queryFn: () => fetchHome() })
}

/** Fills the cache with the home page and returns what its head needs. @throws notFound */
export async function loadHome(queryClient: QueryClient): Promise<PageSeo> {
  const home = await queryClient.ensureQueryData(homeQueryOptions())
  if (!home) throw notFound()
  return { ...home.page.meta, path: '/' }
}
