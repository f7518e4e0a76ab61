/** The search params of /zoeken. */
import { catch as fallback, z } from 'zod/mini'

export const resultSearchSchema = z.object({
  q: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
})
