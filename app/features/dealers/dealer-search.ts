/** The search params of /verkooppunten. */
import { z } from 'zod/mini'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { radii } from '#domain/dealers/dealer-query.ts'
import { countrySlugs } from '#domain/dealers/dealer-places.ts'
import { oneOf, param, searchSchema, text, textLike, wholeNumber } from '#domain/search-params.ts'

export const dealerSearchSchema = searchSchema(() =>
  z.object({
    near: param(text(60)),
    /** Kilometres around the place; absent: the whole list by distance. */
    radius: param(oneOf(radii)),
    land: param(z.enum(countrySlugs)),
    provincie: param(textLike(/^(?=.{1,40}$)[a-z]+(?:-[a-z]+)*$/)),
    /** Only dealers that show it. */
    collection: param(z.enum(allCollectionSlugs)),
    page: param(wholeNumber(2, 1000)),
  }),
)
export type DealerSearch = z.output<typeof dealerSearchSchema>
