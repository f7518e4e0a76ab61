/** What all documents but the brochure have in common: header, footer and metadata. */
import type { Download } from '#domain/downloads/download.schema.ts'
import { site } from '#domain/site.ts'
import { dayInWords, Paper } from '#server/pdf/paper.ts'

/** An empty document with word mark, kind, version, date and contact details. */
export function newSheet(
  entry: Download,
  kind: string,
  subject: string,
  layout: 'portrait' | 'landscape' = 'portrait',
): Paper {
  return new Paper({
    title: entry.title,
    subject,
    author: site.legalName,
    language: entry.language,
    date: entry.date,
    layout,
    head: { mark: site.name, kind },
    footer: [site.phone, site.emailService, `Versie ${entry.version}`, dayInWords(entry.date, entry.language)],
  })
}
