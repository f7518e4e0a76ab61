/** The search param of a shared board or list: `?items=mirror.m01*2,finish.eiken-naturel`. */
import { z } from 'zod/mini'
import { readItems, writeItems } from '#app/lib/favourites.ts'

export const favouritesSearchSchema = z.object({
  items: z.optional(z.pipe(z.unknown(), z.transform((value) => {
    const items = typeof value === 'string' ? writeItems(readItems(value)) : ''
    return items === '' ? undefined : items
  }))),
})
