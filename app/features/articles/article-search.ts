/** The search param of /artikel: the number as somebody typed it. */
import { catch as fallback, z } from 'zod/mini'

export const articleSearchSchema = z.object({
  nummer: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
})
