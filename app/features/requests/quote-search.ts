/** The search params of the page that asks for an offer: `/offerte?items=product.kolomkast_A1&near=8011+AB`. */
import { z } from 'zod/mini'
import { param, searchSchema, text, textLike } from '#domain/search-params.ts'

export const quoteSearchSchema = searchSchema(() =>
  z.object({
    /** Things as the wish list writes them. */
    items: param(text(4000)),
    /** The address of a composition on this site. */
    composition: param(textLike(/^\/samenstellen\/[\w.~%!*+,;=:&?/-]{0,940}$/)),
    /** Where the visitor lives, as typed. */
    near: param(text(60)),
  }),
)
export type QuoteSearch = z.output<typeof quoteSearchSchema>
