/** The search params of /veelgestelde-vragen; a bad value falls back to its default. */
import { catch as fallback, z } from 'zod/mini'

export const faqSearchSchema = z.object({
  category: fallback(z.optional(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60))), undefined),
  search: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
  /** Only from the second page on; the first has no param. */
  page: fallback(z.optional(z.string().check(z.regex(/^(?:[2-9]|[1-9]\d{1,2})$/))), undefined),
})
export type FaqSearch = z.output<typeof faqSearchSchema>
