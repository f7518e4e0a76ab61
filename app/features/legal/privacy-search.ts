/** The search params of /privacy: a language as content servers write them ('en', 'fr-BE'); Dutch has none. */
import { searchSchema, textLike } from '#app/lib/search-schema.ts'

export const privacySearchSchema = searchSchema({ locale: textLike(/^(?!nl$)[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/) })
