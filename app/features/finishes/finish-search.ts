/** The search params of the colour list (decisions: `/kleuren?color&category&brand&collection`); what is not known falls away, as does 'Alle'. */
import { z } from 'zod/mini'
import { finishBrands, finishCategories, finishCollections } from './finish-words.ts'

export const finishSearchSchema = z.object({
  color: one((value) => (typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value) ? value : undefined)),
  category: one((value) => finishCategories.find((known) => known === value)),
  brand: one((value) => finishBrands.find((known) => known === value)),
  collection: one((value) => finishCollections.find((known) => known === value)),
})
export type FinishSearch = z.output<typeof finishSearchSchema>

function one<TValue extends string>(read: (value: unknown) => TValue | undefined) {
  return z.optional(z.pipe(z.unknown(), z.transform(read)))
}
