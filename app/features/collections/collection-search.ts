/** The search param of a collection page: `?finish=eiken-naturel`, the finish that its furniture is shown in. */
import { z } from 'zod/mini'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

export const collectionSearchSchema = searchSchema(() => z.object({ finish: param(textLike(/^[a-z0-9-]{1,80}$/)) }))
export type CollectionSearch = z.output<typeof collectionSearchSchema>
