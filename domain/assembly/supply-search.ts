/** The search params of the pipe drawing: `?collection=beat45&width=1200&basin=wastafel-enkel-54&height=870`. */
import { z } from 'zod/mini'
import { param, searchSchema, textLike, wholeNumber } from '../search-params.ts'

export const supplySearchSchema = searchSchema(() =>
  z.object({
    collection: param(textLike(/^[a-z0-9-]{1,40}$/)),
    width: param(wholeNumber(100, 9999)),
    top: param(textLike(/^[a-z0-9-]{1,60}$/)),
    basin: param(textLike(/^[a-z0-9-]{1,60}$/)),
    count: param(wholeNumber(2, 2)),
    at: param(textLike(/^(?:left|right)$/)),
    height: param(wholeNumber(100, 9999)),
  }),
)
export type SupplySearch = z.output<typeof supplySearchSchema>
