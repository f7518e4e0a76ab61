/** Which other documents a document names, by the marks of its schema (domain/reference.ts). */
import { z } from 'zod'
import type { ReferenceTarget } from '#domain/reference.ts'
import type { ContentFiles } from '../../content-files.ts'
import { contentKind, contentKindNames, type ContentKindName } from '../../content-kinds.ts'
import { documentShape, isWrappedDocument, type Group, type Shape } from './document-shape.ts'

export type NamedDocument = { to: ReferenceTarget; name: string }

/** All that this document of a kind names, as content/ has it. */
export function namedDocuments(kind: ContentKindName, document: unknown): NamedDocument[] {
  const shape = documentShape(contentKind(kind).schema)
  return namedIn(shape, isWrappedDocument(shape) ? { items: document } : document)
}

/** The names of all that can be named. @param products by slug */
export function documentNames(
  files: ContentFiles,
  products: Iterable<string>,
): Record<ReferenceTarget, ReadonlySet<string>> {
  return {
    product: new Set(products),
    category: new Set(files.categories.map(({ slug }) => slug)),
    'collection-page': new Set(files.collections.keys()),
    guide: new Set(files.guides.keys()),
    mirror: new Set(files.mirrors.map(({ name }) => name)),
    finish: new Set(files.finishes.map(({ name }) => name)),
    download: new Set(files.downloads.map(({ slug }) => slug)),
  }
}

const recordSchema = z.record(z.string(), z.unknown())

function namedIn(shape: Shape, value: unknown): NamedDocument[] {
  switch (shape.kind) {
    case 'reference':
      return [value].flat().flatMap((name) => (typeof name === 'string' ? [{ to: shape.to, name }] : []))
    case 'group': {
      const { data = {} } = recordSchema.safeParse(value)
      return [...shape.fields].flatMap(([field, inner]) => namedIn(inner.shape, data[field]))
    }
    case 'list':
    case 'record':
      return inGroups(value, () => shape.of, shape.isWrapped)
    case 'zone':
      return inGroups(value, (kind) => shape.groups.get(kind), false)
    default:
      return []
  }
}

function inGroups(values: unknown, groupOf: (kind: string) => Group | undefined, isWrapped: boolean): NamedDocument[] {
  return Object.values(z.union([z.array(z.unknown()), recordSchema]).safeParse(values).data ?? []).flatMap((value) => {
    const group = groupOf(String(recordSchema.safeParse(value).data?.['kind']))
    return group ? namedIn(group, isWrapped ? { value } : value) : []
  })
}

/** The kinds of which a document may name one of these. */
export function kindsThatName(targets: readonly string[]): ContentKindName[] {
  if (targets.length === 0) return []
  return contentKindNames.filter((kind) =>
    targetsIn(documentShape(contentKind(kind).schema)).some((target) => targets.includes(target)),
  )
}

function targetsIn(shape: Shape): string[] {
  switch (shape.kind) {
    case 'reference':
      return [shape.to]
    case 'group':
      return [...shape.fields.values()].flatMap((field) => targetsIn(field.shape))
    case 'list':
    case 'record':
      return targetsIn(shape.of)
    case 'zone':
      return [...shape.groups.values()].flatMap(targetsIn)
    default:
      return []
  }
}
