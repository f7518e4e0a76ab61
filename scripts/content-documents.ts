/** The documents of content/ as entries of the content server: for an empty server, and for `content:push`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentKind, contentKindNames, type ContentKindName } from '#server/content/content-kinds.ts'
import { encodeDocument } from '#server/content/strapi/documents/document-codec.ts'
import { documentShape } from '#server/content/strapi/documents/document-shape.ts'
import { documentsOfFiles } from '#server/content/strapi/documents/kind-files.ts'

/** `position` keeps the order of a list. */
export type DocumentEntry = { kind: ContentKindName; key: string; data: Record<string, unknown> }

export function contentDocuments(contentDir: string): DocumentEntry[] {
  return contentKindNames.flatMap((name) => {
    const kind = contentKind(name)
    const shape = documentShape(kind.schema)
    return documentsOfFiles(name, (file) => readFileSync(join(contentDir, file), 'utf8'), contentDir).map(
      ({ key, document }, position) => ({
        kind: name,
        key,
        data: { ...encodeDocument(shape, document), ...('list' in kind && { position }) },
      }),
    )
  })
}
