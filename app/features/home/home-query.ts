/** The home page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { absoluteUrl } from '#domain/absolute-url.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { site } from '#domain/site.ts'
import { fetchHome } from '#server/pages/pages.functions.ts'

/** The home page with its lists; null when content has none. */
export function homeQueryOptions() {
  return queryOptions({ queryKey: ['home'], queryFn: () => fetchHome(), staleTime: Infinity })
}

/** Fills the cache with the home page and returns what its head needs. @throws notFound */
export async function loadHome(queryClient: QueryClient): Promise<PageSeo> {
  const home = await queryClient.ensureQueryData(homeQueryOptions())
  if (!home) throw notFound()
  return {
    ...home.page.meta,
    path: '/',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: absoluteUrl('/'),
        inLanguage: 'nl',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.name,
        legalName: site.legalName,
        foundingDate: String(site.foundedYear),
        url: absoluteUrl('/'),
        sameAs: site.social.map((profile) => profile.url),
      },
    ],
  }
}
