/** The state of a link in an email, in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchLinkState } from '#server/newsletter/newsletter.functions.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** 'ready', 'done' or 'unknown'. */
export function linkQueryOptions(purpose: LinkPurpose, token: string) {
  return queryOptions({
    queryKey: ['newsletter-link', purpose, token],
    queryFn: () => fetchLinkState({ data: { token, purpose } }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
}
