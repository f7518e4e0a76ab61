/** The search param of /artikel: the number as somebody typed it. */
import { searchSchema, typedText } from '#app/lib/search-schema.ts'

export const articleSearchSchema = searchSchema({ nummer: typedText })
