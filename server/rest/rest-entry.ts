/** An entry of the REST dialect in memory, and its values as filters and sorting compare them. */
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import type { RichText } from '#domain/rich-text.ts'
import { foldText } from '#domain/text-fold.ts'
import type { FieldType } from './content-types.ts'

export type Value = string | number | boolean | null | RichText
export type Entry = {
  /** In the order in which they are written. */
  fields: Readonly<Record<string, Value>>
  /** To-one relations hold one entry or none. */
  relations: Readonly<Record<string, readonly Entry[]>>
  /** Texts folded for comparison, by field. */
  folded: Map<string, string>
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as it is compared: times as ms since 1970, flags as 0 and 1, rich text as its words; null for none. */
export function comparable(entry: Entry | null, field: string, type: FieldType): string | number | null {
  const value = entry?.fields[field] ?? null
  if (typeof value === 'boolean') return Number(value)
  if (Array.isArray(value)) return richTextToPlain(value)
  return type === 'time' && typeof value === 'string' ? Date.parse(value) : value
}

/** The value as text, unfolded. */
export function written(entry: Entry | null, field: string): string | null {
  const value = entry?.fields[field] ?? null
  return value === null ? null : Array.isArray(value) ? richTextToPlain(value) : String(value)
}

/** The value as text, folded. */
export function folded(entry: Entry | null, field: string): string | null {
  const before = entry?.folded.get(field)
  if (before !== undefined) return before
  const text = written(entry, field)
  if (entry === null || text === null) return null
  const plain = foldText(text)
  entry.folded.set(field, plain)
  return plain
}
