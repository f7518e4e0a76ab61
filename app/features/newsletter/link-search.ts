/** The token in the address of a link: text, or nothing. */
import { searchSchema, textLike } from '#app/lib/search-schema.ts'

export const linkSearch = searchSchema({ token: textLike(/^[^]{1,200}$/) })
