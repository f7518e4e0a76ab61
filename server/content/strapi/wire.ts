/**
 * The entries of a content server as zod schemas: the Strapi 5 REST dialect, flat entries. Required is only what the
 * site cannot do without; other fields may be null or unknown to the server, and unknown ones are ignored. Relations
 * are read by mappers.ts. Messages say what was expected, for editors.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { wordSlug } from '#domain/slug.ts'
import { wireRichTextSchema } from './rich-text.ts'

const words = z.string('a text').nullish()
const required = z.string('a text').trim().min(1, 'a text')
const number = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d+(?:\.\d+)?$/)
        .transform(Number),
    ],
    'a number',
  )
  .nullish()
const flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)], 'true or false').nullish()
const slug = z.string('a slug').regex(/^[a-z0-9-]+$/, 'a slug of lower-case letters, digits and hyphens')
const time = z.iso.datetime('a time such as 2026-01-31T12:00:00.000Z')
const relation = z.unknown().optional()

/** The slug of a name; of a name without Latin letters, a hash. */
export function slugOf(name: string): string {
  return wordSlug(name) || createHash('sha256').update(name).digest('hex').slice(0, 8)
}

export const wireMediaSchema = z.object({
  url: required,
  alternativeText: words,
  mime: words,
  width: number,
  height: number,
  size: number,
  updatedAt: words,
})
export type WireMedia = z.output<typeof wireMediaSchema>

/** Category, collection, feature, material: /api/categories, /api/collections, /api/features, /api/materials. */
export const wireTaxonomySchema = z.object({
  name: required,
  slug: slug.nullish(),
  is_active: flag,
  sort_order: number,
  description: words,
})

/** A related entry, or its name as a text; its slug is made of the name when it has none. */
export const wireReferenceSchema = z
  .preprocess(
    (value) => (typeof value === 'string' ? { name: value } : value),
    wireTaxonomySchema.pick({ name: true, slug: true }),
  )
  .transform(({ name, slug: given }) => ({ slug: given ?? slugOf(name), name }))

/** /api/colors, and `color_textures` of a variant: `name` or `color_name` is there. */
export const wireColorSchema = z
  .object({
    name: words,
    color_name: words,
    slug: words,
    hex_code: words,
    surface_finish: words,
    is_active: flag,
    sort_order: number,
    texture_image: relation,
    material: relation,
  })
  .refine(({ name, color_name }) => Boolean(name || color_name), { path: ['name'], message: 'a name or color_name' })
export type WireColor = z.output<typeof wireColorSchema>

export const wireVariantSchema = z.object({
  article: words,
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
  color_textures: relation,
  images: relation,
  model_3d: relation,
  technical_drawing: relation,
  materials: relation,
})
export type WireVariant = z.output<typeof wireVariantSchema>

/** /api/products */
export const wireProductSchema = z.object({
  name: required,
  slug,
  createdAt: time,
  description: words,
  short_description: words,
  brand: words,
  model: words,
  is_active: flag,
  is_new: flag,
  is_featured: flag,
  categories: relation,
  collections: relation,
  features: relation,
  variants: relation,
  featured_image: relation,
  gallery: relation,
  technical_drawing: relation,
})

/** /api/faqs */
export const wireFaqSchema = z.object({
  title: required,
  slug,
  antwoord: wireRichTextSchema.refine((blocks) => blocks.length > 0, 'an answer as text, Markdown or blocks'),
  category: words,
  is_featured: flag,
  createdAt: time,
  updatedAt: time,
})
export const wireFaqCategorySchema = wireFaqSchema.pick({ category: true })

/** /api/vacatures */
export const wireVacancySchema = z.object({
  titel: required,
  slug,
  locatie: words,
  uren: z.union([z.string(), z.number().transform(String)], 'a number of hours').nullish(),
  beschrijving: wireRichTextSchema,
  algemene_info: wireRichTextSchema,
  actief: flag,
  createdAt: time,
})

/** /api/privacy-page, a single type with locales. */
export const wirePrivacySchema = z.object({
  title: words,
  statement: wireRichTextSchema.refine((blocks) => blocks.length > 0, 'a text, Markdown or blocks'),
  locale: words,
  localizations: z.array(z.object({ locale: z.string('a locale') })).nullish(),
  updatedAt: time,
})

/** start/limit responses have no pageCount, page/pageSize responses no start and limit; `total` is there unless it was declined. */
const count = z.number().int().min(0).optional()
export const wireListSchema = z.object({
  data: z.array(z.unknown()),
  meta: z
    .object({
      pagination: z
        .object({ start: count, limit: count, page: count, pageSize: count, pageCount: count, total: count })
        .optional(),
    })
    .optional(),
})
export const wireSingleSchema = z.object({ data: z.unknown() })

const errorDetailsSchema = z
  .object({ key: z.string(), path: z.string().nullable(), param: z.string() })
  .partial()
  .catch({})
export type WireErrorDetails = z.output<typeof errorDetailsSchema>
/** The body of an error response; the details name the key of the query that the server does not know. */
export const wireErrorSchema = z.object({
  data: z.null().optional(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: errorDetailsSchema,
  }),
})
