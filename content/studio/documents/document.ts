/** Makes each document by its type. */
import type { Download } from '#domain/downloads/download.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { makeBrochure } from './brochure.ts'
import { makeCareSheet } from './care-sheet.ts'
import { makeCertificate } from './certificate.ts'
import { makeDimensionDrawing } from './dimension-drawing.ts'
import { makeManual } from './manual.ts'
import { makeMirrorSheet } from './mirror-sheet.ts'
import { makePageSheet } from './page-sheet.ts'
import { setSupplyDrawing } from './supply-drawing.ts'
import { german } from './words-de.ts'
import { english } from './words-en.ts'
import { dutch } from './words-nl.ts'

/** The bytes of one document, or null for what is not a PDF. */
export async function makeDocument(entry: Download, files: ContentFiles): Promise<Buffer | null> {
  switch (entry.type) {
    case 'brochure':
      return makeBrochure(entry, files, { nl: dutch, en: english, de: german }[entry.language])
    case 'technisch-blad':
      return makeMirrorSheet(entry, files)
    case 'maattekening':
      return entry.collection === null
        ? makePageSheet(entry, files, '/montage/aanvoermaten-afvoermaten', 'Leidingmaten', (paper) =>
            setSupplyDrawing(paper, files),
          )
        : makeDimensionDrawing(entry, files)
    case 'handleiding':
      return entry.file.endsWith('/montagehandleiding.pdf')
        ? makePageSheet(entry, files, '/montage/montagehandleiding', 'Handleiding')
        : makeManual(entry, files)
    case 'onderhoud':
      return makeCareSheet(entry, files)
    case 'certificaat':
      return makeCertificate(entry, files)
    default:
      return null
  }
}
