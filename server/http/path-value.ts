/** Values in the path of a page, such as a slug. */
import { z } from 'zod'

/**
 * A text of at most `longest` characters. A longer one matches nothing that exists; it is cut to another text that
 * matches nothing, so that the page is a 404 and nothing fails.
 */
export const pathValue = (longest: number) => z.string().transform((text) => text.slice(0, longest + 1))
