/**
 * What a start makes of content/, made once by the build and read back while the content is what it was made of: reading, checking and filling
 * take most of a start otherwise. Whoever changes a file of the content after the build has it read and checked as if nothing had been prepared.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { ReadLists } from '#domain/catalogue/catalogue-lists.ts'
import type { ContentFiles } from './content-files.ts'

export type PreparedContent = {
  /** What it was made of (`contentKey`). */
  key: string
  /** As pages show them. */
  files: ContentFiles
  /** What a store was filled from that has all of it (`filledFrom`). */
  filledFrom: Record<string, string>
  /** What the embedded store answers, as pages show it: every active product, newest first, and the lists beside them. */
  products: Product[]
  lists: ReadLists
}

/** That, and the file of a store that is filled with it. */
export type FoundContent = PreparedContent & { store: string }

/** The names of the two files in the folder of the prepared content. */
export const preparedNames = { content: 'content.bin', store: 'store.db' } as const

/** The content prepared in `folder`, or null when there is none, or it was made of other files than these. */
export function readPrepared(folder: string, contentDir: string, publicDir: string): FoundContent | null {
  try {
    // Written by the same build as this code, which makes it the one file whose shape need not be checked.
    const prepared: PreparedContent = deserialize(readFileSync(join(folder, preparedNames.content)))
    return prepared.key === contentKey(contentDir, publicDir)
      ? { ...prepared, store: join(folder, preparedNames.store) }
      : null
  } catch {
    return null // whatever is wrong with it, the content itself is there
  }
}

/** A hash over the names and bytes of all that `readContentFiles` may read. @throws when a folder or file cannot be read */
export function contentKey(contentDir: string, publicDir: string): string {
  const hash = createHash('sha256')
  const add = (name: string, file: string) => {
    const bytes = readFileSync(file)
    hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  }
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(contentDir, folder), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const name = `${folder}${entry.name}`
      if (entry.name.endsWith('.json')) add(name, join(contentDir, name))
      else if (entry.isDirectory() && name !== 'studio') walk(`${name}/`)
    }
  }
  walk('')
  const manifest = join(publicDir, 'media/manifest.json')
  if (existsSync(manifest)) add('media', manifest)
  return hash.digest('hex')
}
