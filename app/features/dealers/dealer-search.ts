/** The search params of /verkooppunten; a bad value falls back to its absence. */
import { catch as fallback, coerce, z } from 'zod/mini'
import { radii } from './dealer-list.ts'
import { countrySlugs } from './dealer-places.ts'

export const dealerSearchSchema = z.object({
  near: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
  /** Kilometres around the place; absent: the whole list by distance. */
  radius: fallback(z.optional(z.pipe(coerce.number(), z.literal(radii))), undefined),
  land: fallback(z.optional(z.enum(countrySlugs)), undefined),
  provincie: fallback(z.optional(z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(40))), undefined),
  page: fallback(z.optional(z.pipe(coerce.number(), z.int().check(z.gte(2), z.lte(1000)))), undefined),
})
export type DealerSearch = z.output<typeof dealerSearchSchema>
