/** Frequently asked questions: the list and single questions in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchFaq, fetchFaqs } from '#server/faq/faqs.functions.ts'
import type { FaqSearch } from './faq-search.ts'
import { faqDescription, faqTitle } from './faq-seo.ts'

/** A page of the list. */
export function faqListQueryOptions({ category, search, page = 1 }: FaqSearch) {
  return queryOptions({
    queryKey: ['faqs', { category, search, page }],
    queryFn: () => fetchFaqs({ data: { category, search, page } }),
  })
}

/** One question; null when it does not exist. */
export function faqQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['faq', slug], queryFn: () => fetchFaq({ data: { slug } }) })
}

/** Fills the cache with a page of the list and returns what its head needs beyond the editorial page's own. */
export async function loadFaqList(
  queryClient: QueryClient,
  search: FaqSearch,
): Promise<Pick<PageSeo, 'noIndex'> & { /** Slugs. */ categories: string[] }> {
  const { categories } = await queryClient.ensureQueryData(faqListQueryOptions(search))
  return { noIndex: search.search !== undefined, categories: categories.map(({ slug }) => slug) }
}

/** Fills the cache with a question and returns what its head needs. @throws notFound */
export async function loadFaq(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const faq = await queryClient.ensureQueryData(faqQueryOptions(slug))
  if (!faq) throw notFound()
  const path = `/veelgestelde-vragen/${slug}`
  return {
    title: faqTitle(faq.title),
    description: faqDescription(faq),
    path,
    ogType: 'article',
    crumbs: crumbsTo(path, faq.title),
    alternates: [markdownOf(path)],
  }
}
