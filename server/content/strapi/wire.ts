/**
 * What a content server answers, as zod sees it: the Strapi 5 REST dialect, flat entries with `documentId`. The embedded store answers the same
 * shapes under /api, and tests/strapi has them as content types. Money in euros as a number, lengths in mm, times as ISO 8601 in UTC.
 * Unknown keys are let through unread: a content server may know more than the site does.
 */
import { z } from 'zod'
import { richTextSchema } from '#app/lib/rich-text.ts'

const entry = { id: z.number().int(), documentId: z.string().min(1), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime(), publishedAt: z.iso.datetime().nullish() }
const number = z.number().nullish()
/** A to-many relation; left out by Strapi when the role may not read it, or when it was not asked for. */
const many = <TSchema extends z.ZodType>(schema: TSchema) => z.array(schema).nullish()

export const wireMediaSchema = z.object({
  id: z.number().int(), documentId: z.string().optional(), url: z.string().min(1), alternativeText: z.string().nullish(), mime: z.string(),
  width: number, height: number, size: number, updatedAt: z.iso.datetime().optional(),
})
export type WireMedia = z.output<typeof wireMediaSchema>

/** Category, collection, feature, material: /api/categories, /api/collections, /api/features, /api/materials. */
export const wireTaxonomySchema = z.object({ ...entry, slug: z.string(), name: z.string(), is_active: z.boolean().nullish(), sort_order: number, description: z.string().nullish() })
export type WireTaxonomy = z.output<typeof wireTaxonomySchema>

/** /api/colors, and `color_textures` of a variant. `slug` is the key of the finish, `color_name` (or else `name`) what visitors read. */
export const wireColorSchema = z.object({
  ...entry, slug: z.string(), name: z.string(), color_name: z.string().nullish(), hex_code: z.string().nullish(), surface_finish: z.string().nullish(), is_active: z.boolean().nullish(), sort_order: number,
  texture_image: wireMediaSchema.nullish(), material: wireTaxonomySchema.nullish(),
})
export type WireColor = z.output<typeof wireColorSchema>

export const wireVariantSchema = z.object({
  ...entry, article: z.string(), price: number, compare_price: number, is_active: z.boolean().nullish(), track_inventory: z.boolean().nullish(), stock_quantity: number, low_stock_threshold: number,
  width: number, height: number, depth: number, diameter: number,
  color_textures: many(wireColorSchema), images: many(wireMediaSchema), model_3d: wireMediaSchema.nullish(), technical_drawing: wireMediaSchema.nullish(), materials: many(wireTaxonomySchema),
})
export type WireVariant = z.output<typeof wireVariantSchema>

/** /api/products */
export const wireProductSchema = z.object({
  ...entry, slug: z.string(), name: z.string(), description: z.string().nullish(), short_description: z.string().nullish(), brand: z.string().nullish(), model: z.string().nullish(),
  is_active: z.boolean().nullish(), is_new: z.boolean().nullish(), is_featured: z.boolean().nullish(),
  categories: many(wireTaxonomySchema), collections: many(wireTaxonomySchema), features: many(wireTaxonomySchema), variants: many(wireVariantSchema),
  featured_image: wireMediaSchema.nullish(), gallery: many(wireMediaSchema), technical_drawing: wireMediaSchema.nullish(),
})
export type WireProduct = z.output<typeof wireProductSchema>

/** /api/faqs */
export const wireFaqSchema = z.object({ ...entry, title: z.string(), slug: z.string(), antwoord: richTextSchema, category: z.string(), is_featured: z.boolean().nullish() })
export type WireFaq = z.output<typeof wireFaqSchema>

/** /api/vacatures */
export const wireVacancySchema = z.object({ ...entry, titel: z.string(), slug: z.string(), locatie: z.string(), uren: z.string(), beschrijving: richTextSchema, algemene_info: richTextSchema, actief: z.boolean().nullish() })
export type WireVacancy = z.output<typeof wireVacancySchema>

/** /api/privacy-page, a single type with locales. */
export const wirePrivacySchema = z.object({ ...entry, title: z.string(), statement: richTextSchema, locale: z.string(), localizations: many(z.object({ locale: z.string() })) })
export type WirePrivacy = z.output<typeof wirePrivacySchema>

/** start/limit answers have no pageCount, page/pageSize answers no start and limit; `total` is there unless it was declined. */
const paginationSchema = z.object({ start: number, limit: number, page: number, pageSize: number, pageCount: number, total: number })

export const wireList = <TSchema extends z.ZodType>(schema: TSchema) => z.object({ data: z.array(schema), meta: z.object({ pagination: paginationSchema.optional() }) })
export const wireSingle = <TSchema extends z.ZodType>(schema: TSchema) => z.object({ data: schema.nullable(), meta: z.unknown().optional() })

/** The body of a refusal. */
export const wireErrorSchema = z.object({ data: z.null().optional(), error: z.object({ status: z.number().int(), name: z.string(), message: z.string(), details: z.unknown().optional() }) })
