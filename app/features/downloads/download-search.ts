/** The search params of /downloads; a bad value falls back to its absence. */
import { catch as fallback, z } from 'zod/mini'
import { downloadTypeOrder } from './download-words.ts'

export const downloadSearchSchema = z.object({
  type: fallback(z.optional(z.enum(downloadTypeOrder)), undefined),
  collection: fallback(z.optional(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40))), undefined),
  search: fallback(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
})
export type DownloadSearch = z.output<typeof downloadSearchSchema>
