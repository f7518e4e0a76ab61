/**
 * A field that names another document by the last part of its address, or its code or path. The mark stays on the schema, so that the content
 * server offers a choice of documents for it and the checks know that the document has to be there (docs/cms.md).
 */
import type { z } from 'zod'

/** What can be named. */
export const referenceTargets = [
  'product',
  'category',
  'collection-page',
  'guide',
  'mirror',
  'finish',
  'download',
] as const
export type ReferenceTarget = (typeof referenceTargets)[number]

/** A schema of names of `to`. */
export function reference<TSchema extends z.ZodType<string>>(to: ReferenceTarget, schema: TSchema): TSchema {
  return schema.meta({ reference: to })
}
