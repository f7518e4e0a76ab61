/** Reads the entries of a content server one by one: a malformed one is refused and counted, the others are taken. */
import { z } from 'zod'

/** Kinds of entries, by the type names of the content server. */
export type EntryKind =
  | 'product'
  | 'variant'
  | 'category'
  | 'collection'
  | 'feature'
  | 'material'
  | 'color'
  | 'media'
  | 'faq'
  | 'vacature'
  | 'privacy-page'

export type Refusal = { entry: string; field: string; expected: string }

/** What was read of a kind. An entry that several others relate to counts once. */
export type EntryCount = {
  kind: EntryKind
  found: number
  refusals: Refusal[]
  /** Fields that the site reads and that no entry has. */
  missing: string[]
}

type KindState = { found: Set<string>; refused: Map<string, Refusal>; missing: Set<string> }

const label = z
  .union([z.string().min(1), z.number().transform(String)])
  .optional()
  .catch(undefined)
const labelSchema = z.object({
  slug: label,
  article: label,
  name: label,
  title: label,
  url: label,
  documentId: label,
  id: label,
})

export type EntryReader = ReturnType<typeof entryReader>

/** A reader for one response. */
export function entryReader() {
  const kinds = new Map<EntryKind, KindState>()

  function stateOf(kind: EntryKind, schema: z.ZodType): KindState {
    const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    const state = kinds.get(kind) ?? { found: new Set(), refused: new Map(), missing: new Set(shape) }
    kinds.set(kind, state)
    return state
  }

  function refuse(kind: EntryKind, value: unknown, field: string, expected: string): void {
    kinds.get(kind)?.refused.set(identityOf(value), { entry: labelOf(value), field, expected })
  }

  /** The entry, or null when it is refused. */
  function one<T>(kind: EntryKind, schema: z.ZodType<T>, value: unknown): T | null {
    const { found, missing } = stateOf(kind, schema)
    found.add(identityOf(value))
    for (const field of missing)
      if (typeof value === 'object' && value !== null && Reflect.get(value, field) !== undefined) missing.delete(field)
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const issue = read.error.issues[0]
    const field = issue?.path.map(String).join('.') ?? ''
    if (field === '') refuse(kind, value, 'the entry', 'fields')
    else refuse(kind, value, field, issue?.message ?? 'another value')
    return null
  }

  return {
    one,
    refuse,
    /** The entries of a relation that can be read; a to-one relation counts as a list of one. */
    many<T>(kind: EntryKind, schema: z.ZodType<T>, value: unknown): T[] {
      const values: unknown[] = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
      return values.map((each) => one(kind, schema, each)).filter((each) => each !== null)
    },
    counts: (): EntryCount[] =>
      [...kinds].map(([kind, { found, refused, missing }]) => ({
        kind,
        found: found.size,
        refusals: [...refused.values()],
        missing: [...missing],
      })),
  }
}

/** Distinguishes the entries of a kind; those of a component have an id and no documentId. */
function identityOf(value: unknown): string {
  const { documentId, id } = labelSchema.safeParse(value).data ?? {}
  return documentId ?? id ?? JSON.stringify(value)
}

/** The name by which an editor finds the entry. */
function labelOf(value: unknown): string {
  const { data } = labelSchema.safeParse(value)
  if (!data) return JSON.stringify(value).slice(0, 80)
  return (
    data.slug ?? data.article ?? data.name ?? data.title ?? data.url ?? data.documentId ?? data.id ?? 'without a name'
  )
}
