/** Results of the site's search in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { crumbsTo } from '#domain/site-map.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchSearchResults } from '#server/search/search.functions.ts'

/** No results for an empty query; with the slug of a `group` all of its results, and no others. */
export function resultQueryOptions(query: string, group?: string) {
  return queryOptions({
    queryKey: ['search', query, group ?? null],
    queryFn: () => fetchSearchResults({ data: { query, group } }),
  })
}

/** Fills the cache with the results and returns what the head needs; results are not for search engines. */
export async function loadResults(queryClient: QueryClient, query: string, group?: string): Promise<PageSeo> {
  await queryClient.ensureQueryData(resultQueryOptions(query, group))
  return {
    title: query === '' ? 'Zoeken' : `Zoeken naar ${query}`,
    description:
      'Zoek op de hele site: collecties, spiegels, kleuren, montage, veelgestelde vragen, vacatures en verkooppunten in vier landen.',
    path: '/zoeken',
    crumbs: crumbsTo('/zoeken', 'Zoeken'),
    noIndex: true,
  }
}
