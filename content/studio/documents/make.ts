/**
 * Makes the documents of content/downloads.json from the content: `node content/studio/documents/make.ts [--only=<part of a file name>,…]`.
 * Writes to public/media/; the same content gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { makeDocument } from './document.ts'

const root = resolve(import.meta.dirname, '../../..')

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
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
