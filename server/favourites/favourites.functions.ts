/** The cards of a visitor's favourites. A POST, because two hundred ids may not fit in an address; nothing is stored. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { favouriteId, favouriteKinds, favouriteLimit } from '#domain/favourites.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { resolveFavourites } from './favourites.ts'

/** The cards of the refs that exist, in their order. */
export const fetchFavourites = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      refs: z.array(z.object({ kind: z.enum(favouriteKinds), id: z.string().regex(favouriteId) })).max(favouriteLimit),
    }),
  )
  .handler(async ({ data }) => {
    const products = data.refs.some(({ kind }) => kind === 'product')
      ? (await catalogue()).products
      : new Map<string, Product>()
    return resolveFavourites((await siteContext()).files, products, data.refs)
  })
