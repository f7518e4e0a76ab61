/** Where the documents of a kind lie in content/: read from its files, and written as them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentKind, type ContentKindName } from '../../content-kinds.ts'

/** `key`: what tells it from the others of its kind; '' for the only one. */
export type ContentDocument = { key: string; document: unknown }

/** The documents of a kind, in their order. @param read text of a file of content/ */
export function documentsOfFiles(
  name: ContentKindName,
  read: (file: string) => string,
  contentDir: string,
): ContentDocument[] {
  const kind = contentKind(name)
  const parsed = (file: string): unknown => JSON.parse(read(file))
  if ('file' in kind) return [{ key: '', document: parsed(kind.file) }]
  const documents =
    'list' in kind
      ? z.array(z.unknown()).parse(parsed(kind.list))
      : readdirSync(join(contentDir, kind.folder))
          .filter((file) => file.endsWith('.json'))
          .toSorted()
          .map((file) => parsed(`${kind.folder}/${file}`))
  return documents.map((document) => ({ key: keyOf(name, document), document }))
}

/** The files of a kind with these documents in them, by name. */
export function filesOfDocuments(
  name: ContentKindName,
  documents: readonly ContentDocument[],
): ReadonlyMap<string, unknown> {
  const kind = contentKind(name)
  if ('file' in kind) return new Map(documents.slice(0, 1).map(({ document }) => [kind.file, document]))
  if ('list' in kind) return new Map([[kind.list, documents.map(({ document }) => document)]])
  return new Map(documents.map(({ key, document }) => [`${kind.folder}/${fileName(key, kind.prefix)}.json`, document]))
}

/** '/over-ons/team' -> 'over-ons-team', '/' -> 'home', as the files are called. */
function fileName(key: string, prefix = '/'): string {
  return (key.startsWith(prefix) ? key.slice(prefix.length) : key).replaceAll('/', '-') || 'home'
}

/** What tells this document from others of its kind: '' for the only one, '?' when it does not say. */
export function keyOf(name: ContentKindName, document: unknown): string {
  const kind = contentKind(name)
  if ('file' in kind) return ''
  const values = z.record(z.string(), z.unknown()).safeParse(document).data ?? {}
  const parts = kind.key.map((field) => values[field])
  return parts.every((part) => typeof part === 'string') ? parts.join(', ') : '?'
}
