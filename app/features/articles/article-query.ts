/** Article numbers in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { articlePath } from '#domain/articles/article-number.ts'
import { fetchArticle, fetchArticleLists } from '#server/articles/articles.functions.ts'

/** What a number leads to. */
export function articleQueryOptions(number: string) {
  return queryOptions({ queryKey: ['article', number], queryFn: () => fetchArticle({ data: { number } }) })
}

/**
 * Fills the cache with what the number leads to and returns what the head of its page needs. The number of a current product redirects to it,
 * but not permanently: one day it is no longer made, and its number gets a page. @throws redirect, notFound
 */
export async function loadArticle(queryClient: QueryClient, number: string): Promise<PageSeo> {
  const answer = await queryClient.ensureQueryData(articleQueryOptions(number))
  if (answer.kind === 'current') throw redirect({ href: answer.href, statusCode: 302, replace: true })
  if (answer.kind === 'unknown') throw notFound()
  const { name, line, size, article, from, until } = answer.sheet
  const path = articlePath(article)
  if (path !== `/artikel/${number}`) throw redirect({ href: path, statusCode: 301, replace: true })
  return {
    title: `${name} (${article})`,
    description: `${name} ${line}, ${size}, artikel ${article}, gemaakt van ${from} tot ${until}: opvolger, montagehulp en onderdelen.`,
    path,
    crumbs: crumbsTo(path, article),
  }
}

/** The furniture that is no longer made, and the parts in stock. */
export const articleListsQueryOptions = queryOptions({
  queryKey: ['article-lists'],
  queryFn: () => fetchArticleLists(),
})
