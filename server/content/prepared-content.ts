/**
 * Content that the build prepared, for a faster start: parsing and checking take most of it. It is used only while the
 * content is what it was made from; after a change in content/ the start parses and checks it as without a build.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readEmbeddedContent, type EmbeddedContent } from './embedded-source.ts'
import { keepUnits, keepUnitsOfFiles } from './figures-with-units.ts'

/** `key` is the hash of the content that it was made from (`contentKey`). */
type PreparedContent = EmbeddedContent & { key: string }

/** The file in the folder of the prepared content. */
export const preparedName = 'content.bin'

/**
 * The content as pages show it: what the build prepared in `preparedDir`, else read and checked.
 * @throws {ContentFileError}
 */
export function readContent(contentDir: string, publicDir: string, preparedDir?: string): EmbeddedContent {
  const prepared = preparedDir === undefined ? null : readPrepared(preparedDir, contentDir, publicDir)
  if (prepared !== null) return prepared
  const content = readEmbeddedContent(contentDir, publicDir)
  keepUnitsOfFiles(content.files)
  keepUnits(content.products)
  return content
}

/** Reads and checks the content and writes it to `folder`: the last step of a build. @throws {ContentFileError} */
export function prepareContent(folder: string, contentDir: string, publicDir: string): void {
  const key = contentKey(contentDir, publicDir)
  const prepared: PreparedContent = { key, ...readContent(contentDir, publicDir) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, preparedName), serialize(sharing(prepared)))
}

/** A copy of `value` in which equal parts are the same object: 2,500 variants share few colours and pictures, and take half the time to read. */
function sharing(value: PreparedContent): unknown {
  const known = new Map<string, unknown>()
  const copy = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (part instanceof Map) return new Map([...part].map(([name, inner]) => [name, copy(inner)]))
    const made = Array.isArray(part)
      ? part.map(copy)
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, copy(inner)]))
    const text = JSON.stringify(made)
    const before = known.get(text)
    if (before === undefined) known.set(text, made)
    return before ?? made
  }
  return copy(value)
}

/** The prepared content in `folder`, or null when there is none, or it was made from other files. */
export function readPrepared(folder: string, contentDir: string, publicDir: string): EmbeddedContent | null {
  try {
    // Written by the same build as this code, so its shape is not checked.
    const { key, ...content }: PreparedContent = deserialize(readFileSync(join(folder, preparedName)))
    return key === contentKey(contentDir, publicDir) ? content : null
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
