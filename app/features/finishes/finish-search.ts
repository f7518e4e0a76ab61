/** The search params of the finishes: `/kleuren?category=Afdekbladen+HPL&brand=Type&collection=Sunny`. The filters are in finish-filters.ts. */
import { z } from 'zod/mini'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

export const finishSearchSchema = searchSchema(() =>
  z.object({
    /** The finish that is open above the wall. */
    color: param(textLike(/^[a-z0-9-]{1,60}$/)),
    category: param(z.enum(finishCategories)),
    brand: param(z.enum(finishBrands)),
    collection: param(z.enum(finishCollections)),
  }),
)
export type FinishSearch = z.output<typeof finishSearchSchema>
