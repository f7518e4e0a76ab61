/** The search params of the finishes (`/kleuren?color&category&brand&collection`). */
import { z } from 'zod/mini'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'
import { param, textLike } from '#domain/search-params.ts'

export const finishSearchSchema = z.object({
  color: param(textLike(/^[a-z0-9-]{1,60}$/)),
  category: param(z.enum(finishCategories)),
  brand: param(z.enum(finishBrands)),
  collection: param(z.enum(finishCollections)),
})
export type FinishSearch = z.output<typeof finishSearchSchema>
