/** The search params of /zoeken. */
import { searchSchema, typedText } from '#app/lib/search-schema.ts'

export const resultSearchSchema = searchSchema({ q: typedText })
