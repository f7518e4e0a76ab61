/** Looks up what a visitor has kept. A POST, because two hundred names do not fit in every address; nothing is stored. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { favouriteLimit, favouriteRefSchema } from '#app/lib/favourites.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { resolveFavourites } from './favourites.ts'

/** The cards of those that exist, in the order asked for. */
export const fetchFavourites = createServerFn({ method: 'POST' })
  .validator(z.object({ refs: z.array(favouriteRefSchema).max(favouriteLimit) }))
  .handler(async ({ data }) => resolveFavourites((await siteContext()).files, (await catalogue()).products, data.refs))
