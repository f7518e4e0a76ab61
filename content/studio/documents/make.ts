/**
 * Makes the documents of content/downloads.json from the content: `node content/studio/documents/make.ts [--only=<part of a file name>,…]`.
 * Writes to public/media/; the same content gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Download } from '#app/features/downloads/download.schema.ts'
import { readContentFiles, type ContentFiles } from '#server/content/content-files.ts'
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

const root = resolve(import.meta.dirname, '../../..')

/** The bytes of one document, or null for what is not a PDF. */
async function makeDocument(entry: Download, files: ContentFiles): Promise<Buffer | null> {
  switch (entry.type) {
    case 'brochure': return makeBrochure(entry, files, { nl: dutch, en: english, de: german }[entry.language])
    case 'technisch-blad': return makeMirrorSheet(entry, files)
    case 'maattekening': return entry.collection === null
      ? makePageSheet(entry, files, '/montage/aanvoermaten-afvoermaten', 'Leidingmaten', (paper) => setSupplyDrawing(paper, files))
      : makeDimensionDrawing(entry, files)
    case 'handleiding': return entry.file.endsWith('/montagehandleiding.pdf') ? makePageSheet(entry, files, '/montage/montagehandleiding', 'Handleiding') : makeManual(entry, files)
    case 'onderhoud': return makeCareSheet(entry, files)
    case 'certificaat': return makeCertificate(entry, files)
    default: return null
  }
}

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length).split(',')
const files = readContentFiles(join(root, 'content'), join(root, 'public'))
for (const entry of files.downloads) {
  if (only && !only.some((part) => entry.file.includes(part))) continue
  const bytes = await makeDocument(entry, files)
  if (!bytes) continue
  const path = join(root, 'public/media', entry.file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  process.stdout.write(`${entry.file}  ${Math.ceil(bytes.length / 1024)} KB\n`)
}
