/** The search param of a collection page: `?finish=eiken-naturel`, the finish that its furniture is shown in. */
import { searchSchema, textLike } from '#app/lib/search-schema.ts'

export const collectionSearchSchema = searchSchema({ finish: textLike(/^[a-z0-9-]{1,80}$/) })
