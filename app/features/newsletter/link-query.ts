/** The links in emails of the newsletter: their search params, and their state in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { param } from '#domain/search-params.ts'
import { fetchLinkState } from '#server/newsletter/newsletter.functions.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

export const linkSearchSchema = z.object({ token: param(z.string().check(z.minLength(1), z.maxLength(200))) })

/** 'ready', 'done' or 'unknown'. */
export function linkQueryOptions(purpose: LinkPurpose, token: string) {
  return queryOptions({
    queryKey: ['newsletter-link', purpose, token],
    queryFn: () => fetchLinkState({ data: { token, purpose } }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
}
