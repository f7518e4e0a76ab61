/** An address that moved: content/redirects.json. Search engines, bookmarks and printed papers go on with the old one. */
import { z } from 'zod'

/** Lower case and without a slash at its end, as every address of the site. */
const path = z.string().regex(/^\/[a-z0-9~._-]+(?:\/[a-z0-9~._-]+)*$/, 'an address is written like /over-ons/team')

export const redirectSchema = z.strictObject({ from: path, to: path })
export type MovedAddress = z.output<typeof redirectSchema>
