/** The privacy page in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { fetchPrivacyPage } from '#server/content/privacy.functions.ts'

/** The page in a language of two letters; Dutch without one. */
export function privacyQueryOptions(locale = 'nl') {
  return queryOptions({ queryKey: ['privacy', locale], queryFn: () => fetchPrivacyPage({ data: { locale } }) })
}

/** Puts the page into the cache and returns what its head needs. Only the Dutch one is for search engines. */
export async function loadPrivacy(queryClient: QueryClient, locale: string | undefined): Promise<PageSeo> {
  const page = await queryClient.ensureQueryData(privacyQueryOptions(locale))
  return {
    title: page?.title ?? 'Privacyverklaring',
    description: 'Welke gegevens deze site verwerkt, waarom en hoe lang: bezoek, cookies, nieuwsbrief en sollicitatie. Met uw rechten en hoe u ze gebruikt.',
    path: '/privacy',
    crumbs: crumbsTo('/privacy'),
    noIndex: locale !== undefined,
  }
}
