/** Values that stand in the path of a page, such as a slug. */
import { z } from 'zod'

/** A text of `longest` characters at most. One that is longer belongs to nothing that exists: it is cut to something else that does not exist, so that the page says 404 and nothing fails. */
export const pathValue = (longest: number) => z.string().transform((text) => text.slice(0, longest + 1))
