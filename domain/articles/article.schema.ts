/** Furniture that is no longer made, and its spare parts: content/articles.json */
import { z } from 'zod'
import { allCollectionSlugs } from '../collections/collection-slugs.ts'
import { mirrorFeatures } from '../mirrors/mirror-lists.ts'
import { pictureSlotSchema } from '../picture-slot.ts'
import { reference } from '../reference.ts'

const mm = z.number().int().positive().nullable()
const year = z.number().int().min(1995).max(2100)
const partNumber = z.string().regex(/^[A-Z]-\d{4}$/)

export const oldArticleSchema = z.strictObject({
  /** The number as printed on the furniture; its letters and digits are unique, also among current numbers. */
  article: z
    .string()
    .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)+$/)
    .max(24),
  name: z.string().min(4).max(60),
  /** Its collection. */
  line: z.string().min(3),
  from: year,
  /** The last year in which it was made. */
  until: year,
  size: z.strictObject({ width: mm, height: mm, depth: mm, diameter: mm }),
  finish: z.string().min(4),
  /** Good for its owner to know. */
  note: z.string().min(30).max(260),
  /** The nearest current product and how it differs; null when there is none. */
  successor: z
    .strictObject({
      href: z.string().regex(/^\/(?:producten|collecties\/spiegels)\/[a-z0-9-]+$/),
      reason: z.string().min(20).max(160),
    })
    .nullable(),
  /** Paths of assembly guides. */
  guides: z.array(reference('guide', z.string())),
  /** Slugs of downloads. */
  downloads: z.array(reference('download', z.string())),
  parts: z.array(partNumber),
})
export type OldArticle = z.output<typeof oldArticleSchema>

/** What a part is drawn as, where there is no picture of it. */
export const partDrawings = ['rail', 'strip', 'voeding', 'mat', 'stelpoot', 'plankdrager'] as const

const partSchema = z.strictObject({
  number: partNumber,
  name: z.string().min(3),
  note: z.string().min(5),
  /** Path of the guide that shows how to fit it, and in which furniture. */
  guide: reference('guide', z.string()).nullable(),
  /** Cents, incl. btw. */
  price: z.number().int().positive(),
  /** By default the drawing of all parts in its guide. */
  picture: pictureSlotSchema.optional(),
  drawing: z.enum(partDrawings).optional(),
  /** What it fits besides the collections of its guide: slugs of collections and categories, and mirrors with a feature. */
  collections: z.array(reference('collection-page', z.enum(allCollectionSlugs))).default([]),
  categories: z.array(reference('category', z.string())).default([]),
  mirrors: z.enum(mirrorFeatures).optional(),
})
export type Part = z.output<typeof partSchema>

export const articleFileSchema = z.strictObject({
  parts: z.array(partSchema),
  articles: z.array(
    oldArticleSchema.refine(({ from, until }) => from <= until, {
      message: 'het laatste jaar ligt voor het eerste',
      path: ['until'],
    }),
  ),
})
export type ArticleFile = z.output<typeof articleFileSchema>
