/** The search param of a shared board or list: `?items=mirror.m01*2,finish.eiken-naturel`. */
import { z } from 'zod/mini'
import { readItems, writeItems } from '#domain/favourites.ts'
import { param } from '#domain/search-params.ts'

export const favouritesSearchSchema = z.object({
  items: param(
    z.pipe(
      z.string(),
      z.transform((items) => writeItems(readItems(items)) || undefined),
    ),
  ),
})
