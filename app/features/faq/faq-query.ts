/** Frequently asked questions in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { fetchFaq, fetchFaqs } from '#server/content/faqs.functions.ts'
import type { FaqSearch } from './faq-search.ts'
import { faqDescription, faqListData, faqTitle, questionData } from './faq-seo.ts'
import { questionCode } from './question-code.ts'

/** A page of the list, with the code that shows it. */
export function faqListQueryOptions({ category, search, page }: FaqSearch) {
  return queryOptions({
    queryKey: ['faqs', { category, search, page }],
    queryFn: async () => {
      const [list] = await Promise.all([
        fetchFaqs({ data: { category, search, page: Number(page ?? 1) } }),
        questionCode.fetch(),
      ])
      return list
    },
  })
}

/** One question, or null. */
export function faqQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['faq', slug], queryFn: () => fetchFaq({ data: { slug } }) })
}

/** Puts a page of the list into the cache and returns what the head needs beyond the page's own. */
export async function loadFaqList(
  queryClient: QueryClient,
  search: FaqSearch,
): Promise<Pick<PageSeo, 'structuredData' | 'noIndex'>> {
  const list = await queryClient.ensureQueryData(faqListQueryOptions(search))
  const { featured } = list
  // The answers stand in the page (FaqBrowser); one of the questions tells that there are some.
  carryLean(list, () => ({
    ...list,
    items: [],
    featured: featured.slice(0, 1).map(({ title, slug, category }) => ({ title, slug, category, antwoord: [] })),
  }))
  const answered = featured.filter(({ antwoord }) => antwoord.length > 0)
  return { structuredData: answered.length > 0 ? [faqListData(answered)] : [], noIndex: search.search !== undefined }
}

/** Puts a question into the cache and returns what its head needs. @throws notFound */
export async function loadFaq(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const [faq] = await Promise.all([queryClient.ensureQueryData(faqQueryOptions(slug)), fetchCrumbs()])
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
