/** The home page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { carryLean } from '#app/lib/carried-data.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { site } from '#domain/site.ts'
import { sectionCode } from '#app/sections/section-code.ts'
import { withoutSections } from '#app/sections/standing-sections.ts'
import { fetchHome } from '#server/content/pages.functions.ts'

/** The home page with its lists; null when content has none. */
export function homeQueryOptions() {
  return queryOptions({ queryKey: ['home'], queryFn: () => fetchHome(), staleTime: Infinity })
}

/** Puts the home page into the cache and returns what its head needs. @throws notFound */
export async function loadHome(queryClient: QueryClient): Promise<PageSeo> {
  const [home] = await Promise.all([queryClient.ensureQueryData(homeQueryOptions()), sectionCode.fetch()])
  if (!home) throw notFound()
  carryLean(home, () => ({
    page: { ...withoutSections(home.page), hero: { layout: home.page.hero.layout } },
    collections: [],
    finishes: [],
    stands: true,
  }))
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
