/** The search params of /downloads. */
import { z } from 'zod/mini'
import { downloadTypes } from '#domain/downloads/download-words.ts'
import { param, searchSchema, text, textLike } from '#domain/search-params.ts'

export const downloadSearchSchema = searchSchema(() =>
  z.object({
    type: param(z.enum(downloadTypes)),
    collection: param(textLike(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    search: param(text(60)),
  }),
)
export type DownloadSearch = z.output<typeof downloadSearchSchema>
