/** The dealers on a page in another language. Apart from the other queries, which many pages share and which are large. */
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import type { ForeignLanguage } from '#domain/languages.ts'
import { param, searchSchema, text } from '#domain/search-params.ts'
import { fetchDealersAbroad } from '#server/dealers/abroad.functions.ts'

export const abroadSearchSchema = searchSchema(() => z.object({ near: param(text(60)) }))

/** The dealers nearest to a place as it was typed; null when it is unknown. */
export function dealersAbroadQueryOptions(language: ForeignLanguage, near: string) {
  return queryOptions({
    queryKey: ['dealers-abroad', language, near],
    queryFn: () => fetchDealersAbroad({ data: { language, near } }),
  })
}
