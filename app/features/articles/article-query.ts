/** Article numbers in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { articlePath } from '#domain/articles/article-number.ts'
import { fetchArticle, fetchArticleLists } from '#server/pages/articles.functions.ts'

/** What a number leads to. */
export function articleQueryOptions(number: string) {
  return queryOptions({ queryKey: ['article', number], queryFn: () => fetchArticle({ data: { number } }) })
}

/**
 * Puts what the number leads to into the cache and returns what the head of its page needs. A number of today leads on to its product, for now
 * and not for ever: one day that product is no longer made, and the number gets a page of its own. @throws redirect, notFound
 */
export async function loadArticle(queryClient: QueryClient, number: string): Promise<PageSeo> {
  const answer = await queryClient.ensureQueryData(articleQueryOptions(number))
  if (answer.kind === 'current') throw redirect({ href: answer.href, statusCode: 302, replace: true })
  if (answer.kind === 'unknown') throw notFound()
  const { sheet } = answer
  const path = articlePath(sheet.article)
  if (path !== `/artikel/${number}`) throw redirect({ href: path, statusCode: 301, replace: true })
  return {
    title: `${sheet.name} (${sheet.article})`,
    description: `${sheet.name} ${sheet.line}, ${sheet.size}, artikel ${sheet.article}, gemaakt van ${sheet.from} tot ${sheet.until}: opvolger, montagehulp en onderdelen.`,
    path,
    crumbs: crumbsTo(path, sheet.article),
  }
}

/** What is no longer made, and the parts that are kept. */
export function articleListsQueryOptions() {
  return queryOptions({ queryKey: ['article-lists'], queryFn: () => fetchArticleLists(), staleTime: Infinity })
}
