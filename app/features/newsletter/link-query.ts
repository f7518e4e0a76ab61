/** The links in emails of the newsletter: their state in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { freshFor } from '#app/lib/fresh-for.ts'
import { fetchLinkState } from '#server/newsletter/newsletter.functions.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** 'ready', 'done' or 'unknown'. */
export function linkQueryOptions(purpose: LinkPurpose, token: string) {
  return queryOptions({
    queryKey: ['newsletter-link', purpose, token],
    queryFn: () => fetchLinkState({ data: { token, purpose } }),
    staleTime: freshFor(30_000),
    gcTime: 60_000,
  })
}
