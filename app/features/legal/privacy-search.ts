/** The search params of /privacy: a language as content servers write them ('en', 'fr-BE'); Dutch has none. */
import { catch as fallback, z } from 'zod/mini'

export const privacySearchSchema = z.object({
  locale: fallback(z.optional(z.string().check(z.regex(/^(?!nl$)[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/))), undefined),
})
