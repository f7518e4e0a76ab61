/** A file to download: content/downloads.json */
import { z } from 'zod'

export const downloadTypes = ['brochure', 'technisch-blad', 'handleiding', 'maattekening', '3d-bestand', 'certificaat', 'onderhoud', 'video'] as const

export const downloadSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(4).max(90),
  type: z.enum(downloadTypes),
  /** Collection slug or mirror code in lower case, or null for the whole programme. */
  collection: z.string().nullable(),
  /** Path under /media/. */
  file: z.string(),
  language: z.enum(['nl', 'en', 'de']),
  version: z.string().regex(/^\d{4}\.\d$/),
  date: z.iso.date(),
})
export type Download = z.output<typeof downloadSchema>
