/** The search params of /veelgestelde-vragen. */
import { z } from 'zod/mini'
import { param, searchSchema, text, textLike, wholeNumber } from '#domain/search-params.ts'

export const faqSearchSchema = searchSchema(() =>
  z.object({
    category: param(textLike(/^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    search: param(text(60)),
    /** The first page has no param. */
    page: param(wholeNumber(2, 999)),
  }),
)
export type FaqSearch = z.output<typeof faqSearchSchema>
