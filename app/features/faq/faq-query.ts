/** Frequently asked questions: the search params of the list and the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { param, text, textLike, wholeNumber } from '#domain/search-params.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchFaq, fetchFaqs } from '#server/pages/faqs.functions.ts'
import { faqDescription, faqListData, faqTitle, questionData } from './faq-seo.ts'

export const faqSearchSchema = z.object({
  category: param(textLike(/^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  search: param(text(60)),
  /** The first page has no param. */
  page: param(wholeNumber(2, 999)),
})
export type FaqSearch = z.output<typeof faqSearchSchema>

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
): Promise<Pick<PageSeo, 'structuredData' | 'noIndex'>> {
  const { featured } = await queryClient.ensureQueryData(faqListQueryOptions(search))
  return { structuredData: featured.length > 0 ? [faqListData(featured)] : [], noIndex: search.search !== undefined }
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
    structuredData: [questionData(faq)],
    alternates: [markdownOf(path)],
  }
}
