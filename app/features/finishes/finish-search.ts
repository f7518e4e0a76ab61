/** The search params of the colour list (decisions: `/kleuren?color&category&brand&collection`); what is not known falls away, as does 'Alle'. */
import { memberOf, searchSchema, textLike, type Output } from '#app/lib/search-schema.ts'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'

export const finishSearchSchema = searchSchema({
  color: textLike(/^[a-z0-9-]{1,60}$/),
  category: memberOf(finishCategories),
  brand: memberOf(finishBrands),
  collection: memberOf(finishCollections),
})
export type FinishSearch = Output<typeof finishSearchSchema>
