/**
 * Content that the build prepared, for a faster start: parsing, checking and filling take most of it. It is used only
 * while the content is what it was made from; after a change in content/ the start parses and checks it as without a
 * build.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import type { Product, ReadLists } from '#domain/catalogue/product.schema.ts'
import type { ContentFiles } from './content-files.ts'

export type PreparedContent = {
  /** Hash of the content that it was made from (`contentKey`). */
  key: string
  /** As pages show them. */
  files: ContentFiles
  /** Hashes of the content in the store file (`filledFrom`). */
  filledFrom: Record<string, string>
  /** The catalogue as the embedded store gives it: every active product, newest first, and the lists beside them. */
  products: Product[]
  lists: ReadLists
}

/** With the file of a filled store. */
export type FoundContent = PreparedContent & { store: string }

/** The names of the two files in the folder of the prepared content. */
export const preparedNames = { content: 'content.bin', store: 'store.db' } as const

/** The prepared content in `folder`, or null when there is none, or it was made from other files. */
export function readPrepared(folder: string, contentDir: string, publicDir: string): FoundContent | null {
  try {
    // Written by the same build as this code, so its shape is not checked.
    const prepared: PreparedContent = deserialize(readFileSync(join(folder, preparedNames.content)))
    return prepared.key === contentKey(contentDir, publicDir)
      ? { ...prepared, store: join(folder, preparedNames.store) }
      : null
  } catch {
    return null // without it, the content itself is read
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
