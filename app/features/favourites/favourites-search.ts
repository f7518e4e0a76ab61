/** The search param of a shared board or list: `?items=mirror.m01*2:Boven het raam,finish.eiken-naturel`. */
import { z } from 'zod/mini'
import { readItems, writeItemsWithNotes } from '#domain/favourites.ts'
import { param, searchSchema } from '#domain/search-params.ts'

export const favouritesSearchSchema = searchSchema(() =>
  z.object({
    items: param(
      z.pipe(
        z.string(),
        z.transform((items) => writeItemsWithNotes(readItems(items)) || undefined),
      ),
    ),
  }),
)
