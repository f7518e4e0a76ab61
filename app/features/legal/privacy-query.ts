/** The privacy page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryLean } from '#app/lib/carried-data.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import { fetchPrivacyPage } from '#server/content/privacy.functions.ts'
import { privacyDescription } from '#domain/legal/privacy-words.ts'

/** The page in a language; Dutch without one. */
export function privacyQueryOptions(locale = 'nl') {
  return queryOptions({ queryKey: ['privacy', locale], queryFn: () => fetchPrivacyPage({ data: { locale } }) })
}

/** Puts the page into the cache and returns what its head needs, with the languages that it exists in. One that stands in for another language is not for search engines. */
export async function loadPrivacy(queryClient: QueryClient, locale: string | undefined): Promise<PageSeo> {
  const [page] = await Promise.all([queryClient.ensureQueryData(privacyQueryOptions(locale)), fetchCrumbs()])
  // The text stands in the page (PrivacyDocument), its headings are the list of contents.
  if (page)
    carryLean(page, () => ({
      ...page,
      statement: page.statement.filter(({ type }) => type === 'heading'),
      stands: true,
    }))
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
