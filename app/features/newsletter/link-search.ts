/** The token in the address of a link: text, or nothing. */
import '#app/lib/zod-config.ts'
import { catch as otherwise, maxLength, object, string } from 'zod/mini'

export const linkSearch = object({ token: otherwise(string().check(maxLength(200)), '') })
