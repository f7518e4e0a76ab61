/** The search params of /veelgestelde-vragen; a bad value falls back to its default. */
import { searchSchema, textLike, typedText, type Output } from '#app/lib/search-schema.ts'

export const faqSearchSchema = searchSchema({
  category: textLike(/^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/),
  search: typedText,
  /** Only from the second page on; the first has no param. */
  page: textLike(/^(?:[2-9]|[1-9]\d{1,2})$/),
})
export type FaqSearch = Output<typeof faqSearchSchema>
