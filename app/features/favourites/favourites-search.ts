/** The search param of a shared board or list: `?items=mirror.m01*2,finish.eiken-naturel`. */
import { readItems, writeItems } from '#domain/favourites.ts'
import { searchSchema } from '#app/lib/search-schema.ts'

export const favouritesSearchSchema = searchSchema({
  items: (value): string | undefined => (typeof value === 'string' && writeItems(readItems(value))) || undefined,
})
