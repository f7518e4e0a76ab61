/** The search params of /downloads; a bad value falls back to its absence. */
import { memberOf, searchSchema, textLike, typedText, type Output } from '#app/lib/search-schema.ts'
import { downloadTypeOrder } from '#domain/downloads/download-words.ts'

export const downloadSearchSchema = searchSchema({
  type: memberOf(downloadTypeOrder),
  collection: textLike(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/),
  search: typedText,
})
export type DownloadSearch = Output<typeof downloadSearchSchema>
