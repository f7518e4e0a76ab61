/** A file to download: content/downloads.json */
import { z } from 'zod'
import { downloadTypes } from './download-words.ts'

const version = z.string().regex(/^\d{4}\.\d{1,2}$/)

export const downloadSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(4).max(90),
  type: z.enum(downloadTypes),
  /** Collection slug or mirror code in lower case, or null for the whole programme. */
  collection: z.string().nullable(),
  /** Path under /media/. */
  file: z.string(),
  language: z.enum(['nl', 'en', 'de']),
  version,
  date: z.iso.date(),
  /** Versions that this one replaced, under file names of their own, newest first. Their addresses lead to this one for good, unless the file is still there. */
  earlier: z.array(z.strictObject({ file: z.string(), version, date: z.iso.date() })).default([]),
})
export type Download = z.output<typeof downloadSchema>
