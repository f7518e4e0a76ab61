/** The privacy page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PageSeo } from '#app/lib/seo.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import { fetchPrivacyPage } from '#server/legal/privacy.functions.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { privacyDescription } from '#domain/legal/privacy.ts'

/** The page in a language; Dutch without one. */
export function privacyQueryOptions(locale = 'nl') {
  return queryOptions({ queryKey: ['privacy', locale], queryFn: () => fetchPrivacyPage({ data: { locale } }) })
}

/** Fills the cache with the page and returns what its head needs. A language in which the page does not exist is not indexed. */
export async function loadPrivacy(queryClient: QueryClient, locale: string | undefined): Promise<PageSeo> {
  const page = await queryClient.ensureQueryData(privacyQueryOptions(locale))
  return {
    title: page?.title ?? 'Privacyverklaring',
    description: privacyDescription,
    path: addressIn(page?.fallback ? undefined : locale),
    crumbs: crumbsTo('/privacy'),
    alternates:
      page && page.locales.length > 1
        ? [
            ...page.locales.map((language) => ({ language, path: addressIn(language) })),
            { language: 'x-default', path: addressIn(undefined) },
          ]
        : [],
    noIndex: page?.fallback ?? locale !== undefined,
  }
}

function addressIn(locale: string | undefined): string {
  return hrefTo({ to: '/privacy', search: { locale: locale === 'nl' ? undefined : locale } })
}
