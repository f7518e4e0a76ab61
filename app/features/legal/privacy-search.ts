/** The search params of /privacy: a language of two letters; Dutch has none. */
import { catch as fallback, z } from 'zod/mini'

export const privacySearchSchema = z.object({
  locale: fallback(z.optional(z.string().check(z.regex(/^(?!nl$)[a-z]{2}$/))), undefined),
})
export type PrivacySearch = z.output<typeof privacySearchSchema>
