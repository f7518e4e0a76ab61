/** The search params of /verkooppunten; a bad value falls back to its absence. */
import { memberOf, searchSchema, textLike, typedText, type Output } from '#app/lib/search-schema.ts'
import { countrySlugs } from '#domain/dealers/dealer-places.ts'
import { radii } from '#domain/dealers/dealer-list.ts'

export const dealerSearchSchema = searchSchema({
  near: typedText,
  /** Kilometres around the place; absent: the whole list by distance. */
  radius: (value) => memberOf(radii)(Number(value)),
  land: memberOf(countrySlugs),
  provincie: textLike(/^(?=.{1,40}$)[a-z]+(?:-[a-z]+)*$/),
  page: (value) => {
    const page = Number(value)
    return Number.isInteger(page) && page >= 2 && page <= 1000 ? page : undefined
  },
})
export type DealerSearch = Output<typeof dealerSearchSchema>
