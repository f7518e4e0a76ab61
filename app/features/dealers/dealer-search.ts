/** The search params of /verkooppunten; a bad value falls back to its absence. */
import { catch as fallback, z } from 'zod/mini'
import { countrySlugs } from './dealer-places.ts'

export const dealerSearchSchema = z.object({
  near: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
  land: fallback(z.optional(z.enum(countrySlugs)), undefined),
  provincie: fallback(z.optional(z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(40))), undefined),
})
export type DealerSearch = z.output<typeof dealerSearchSchema>
