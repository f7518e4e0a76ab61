/** The links of mails in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchLinkState } from '#server/newsletter/newsletter.functions.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** What the link with this token would do now; asked afresh each time. */
export function linkQueryOptions(purpose: LinkPurpose, token: string) {
  return queryOptions({
    queryKey: ['newsletter-link', purpose, token],
    queryFn: () => fetchLinkState({ data: { token, purpose } }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
}
