/**
 * The responses of a content server as zod schemas: the Strapi 5 REST dialect, flat entries with `documentId`. The
 * embedded store gives the same shapes under /api, and tests/strapi has them as content types. Money in euros as a
 * number, lengths in mm, times as ISO 8601 in UTC.
 * Unknown keys are ignored. An entry that cannot be parsed is left out, wherever it is, and reported in one line: it
 * never affects the entries beside it.
 */
import { z } from 'zod'
import { reportProblem } from '#server/observe/problem-report.ts'
import { wireBlocksSchema } from './blocks.ts'

const entry = {
  id: z.number().int(),
  documentId: z.string().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullish(),
}
const slug = z.string().regex(/^[a-z0-9-]+$/)
const number = z.number().nullish()
const flag = z.boolean().nullish()
const words = z.string().nullish()

const nameSchema = z
  .object({
    slug: z.string().optional().catch(undefined),
    article: z.string().optional().catch(undefined),
    documentId: z.string().optional().catch(undefined),
  })
  .catch({})

/** The entry, or null when it cannot be parsed. */
function readEntry<TSchema extends z.ZodType>(schema: TSchema, value: unknown): z.output<TSchema> | null {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const { slug: named, article, documentId } = nameSchema.parse(value)
  const issue = read.error.issues[0]
  reportProblem({
    event: 'content-entry-left-out',
    entry: named ?? article ?? documentId ?? 'without a name',
    at: issue?.path.map(String).join('.') ?? '',
    error: issue?.message,
  })
  return null
}

/** The entries that can be parsed. */
export function readEntries<TSchema extends z.ZodType>(
  schema: TSchema,
  values: readonly unknown[],
): z.output<TSchema>[] {
  return values.flatMap((value) => {
    const read = readEntry(schema, value)
    return read === null ? [] : [read]
  })
}

/** A to-many relation; left out by Strapi when the role may not read it, or when it was not asked for. */
const many = <TSchema extends z.ZodType>(schema: TSchema) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values) => readEntries(schema, values ?? []))
/** A to-one relation. */
const one = <TSchema extends z.ZodType>(schema: TSchema) =>
  z
    .unknown()
    .optional()
    .transform((value) => (value === undefined || value === null ? null : readEntry(schema, value)))

export const wireMediaSchema = z.object({
  id: z.number().int(),
  documentId: z.string().optional(),
  url: z.string().min(1),
  alternativeText: words,
  mime: z.string(),
  width: number,
  height: number,
  size: number,
  updatedAt: z.iso.datetime().optional(),
})
export type WireMedia = z.output<typeof wireMediaSchema>

/** Category, collection, feature, material: /api/categories, /api/collections, /api/features, /api/materials. */
export const wireTaxonomySchema = z.object({
  ...entry,
  slug,
  name: z.string().min(1),
  is_active: flag,
  sort_order: number,
  description: words,
})
export type WireTaxonomy = z.output<typeof wireTaxonomySchema>

/** /api/colors, and `color_textures` of a variant. `slug` is the key of the finish, `color_name` (or else `name`) what visitors read. */
export const wireColorSchema = z.object({
  ...entry,
  slug,
  name: z.string().min(1),
  color_name: words,
  hex_code: words,
  surface_finish: words,
  is_active: flag,
  sort_order: number,
  texture_image: one(wireMediaSchema),
  material: one(wireTaxonomySchema),
})
export type WireColor = z.output<typeof wireColorSchema>

export const wireVariantSchema = z.object({
  ...entry,
  article: z.string().regex(/^[A-Z0-9-]+$/),
  price: number,
  compare_price: number,
  is_active: flag,
  track_inventory: flag,
  stock_quantity: number,
  low_stock_threshold: number,
  width: number,
  height: number,
  depth: number,
  diameter: number,
  color_textures: many(wireColorSchema),
  images: many(wireMediaSchema),
  model_3d: one(wireMediaSchema),
  technical_drawing: one(wireMediaSchema),
  materials: many(wireTaxonomySchema),
})
export type WireVariant = z.output<typeof wireVariantSchema>

/** /api/products */
export const wireProductSchema = z.object({
  ...entry,
  slug,
  name: z.string().min(1),
  description: words,
  short_description: words,
  brand: words,
  model: words,
  is_active: flag,
  is_new: flag,
  is_featured: flag,
  categories: many(wireTaxonomySchema),
  collections: many(wireTaxonomySchema),
  features: many(wireTaxonomySchema),
  variants: many(wireVariantSchema),
  featured_image: one(wireMediaSchema),
  gallery: many(wireMediaSchema),
  technical_drawing: one(wireMediaSchema),
})
export type WireProduct = z.output<typeof wireProductSchema>

/** /api/faqs */
export const wireFaqSchema = z.object({
  ...entry,
  title: z.string().min(1),
  slug,
  antwoord: wireBlocksSchema,
  category: z.string().min(1),
  is_featured: flag,
})
export type WireFaq = z.output<typeof wireFaqSchema>
export const wireFaqCategorySchema = wireFaqSchema.pick({ category: true })

/** /api/vacatures */
export const wireVacancySchema = z.object({
  ...entry,
  titel: z.string().min(1),
  slug,
  locatie: z.string(),
  uren: z.string(),
  beschrijving: wireBlocksSchema,
  algemene_info: wireBlocksSchema,
  actief: flag,
})
export type WireVacancy = z.output<typeof wireVacancySchema>

/** /api/privacy-page, a single type with locales. */
export const wirePrivacySchema = z.object({
  ...entry,
  title: z.string().min(1),
  statement: wireBlocksSchema,
  locale: z.string(),
  localizations: many(z.object({ locale: z.string() })),
})
export type WirePrivacy = z.output<typeof wirePrivacySchema>

/** start/limit responses have no pageCount, page/pageSize responses no start and limit; `total` is there unless it was declined. */
const count = z.number().int().min(0).optional()
export const wireList = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.object({
    data: z.array(schema),
    meta: z
      .object({
        pagination: z
          .object({ start: count, limit: count, page: count, pageSize: count, pageCount: count, total: count })
          .optional(),
      })
      .optional(),
  })
export const wireSingle = <TSchema extends z.ZodType>(schema: TSchema) => z.object({ data: schema.nullable() })

/** The body of an error response. */
export const wireErrorSchema = z.object({
  data: z.null().optional(),
  error: z.object({ status: z.number().int(), name: z.string(), message: z.string(), details: z.unknown().optional() }),
})
