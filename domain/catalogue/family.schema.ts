/**
 * Product families: hand-written definitions from which the catalogue's products and variants are generated
 * (content/catalogue/families/{slug}.json). Lengths in mm, money in cents including btw.
 */
import { z } from 'zod'
import { collectionFormSchema, topSurfaceSchema } from '../collections/collection.schema.ts'
import { hexColor } from '../picture-slot.ts'

const mm = z.number().int().positive()
/** Cents; 0 for a price on request. */
const price = z.number().int().min(0)
const slug = z.string().regex(/^[a-z0-9-]+$/)

/**
 * What furniture looks like in drawings, pictures and 3D, of which a collection says more. `tops` and `basins`: the first is the one
 * that is pictured. Lengths in mm.
 */
export const furnitureStyleSchema = z.strictObject({
  form: collectionFormSchema.pick({
    front: true,
    handle: true,
    metal: true,
    drawers: true,
    mounting: true,
    topHeight: true,
    bodyHeight: true,
    topThickness: true,
    top: true,
    basin: true,
  }),
  tops: z.array(z.strictObject({ surface: topSurfaceSchema })).min(1),
  basins: z.array(z.strictObject({ width: mm, depth: mm, height: mm })).min(1),
  /** Of furniture without finishes to choose from. */
  color: hexColor.optional(),
})
export type FurnitureStyle = z.output<typeof furnitureStyleSchema>

export const familySchema = z.strictObject({
  slug,
  /** Category of all its products. */
  category: slug,
  /** How a product is called: '{collectie}' and '{naam}' are filled in, e.g. 'Wastafelmeubel {collectie}'. */
  name: z.string(),
  /** How its text is headed, where its name alone is that of another family too. */
  title: z.string().optional(),
  short_description: z.string().min(30).max(160),
  description: z.array(z.string().min(30)).min(1),
  features: z.array(slug).min(1),
  /** What its products are made of; of board, wood, laminate and concrete each variant has what its finish belongs to. What wears the finish comes first. */
  materials: z.array(slug).min(1),
  /** What the studio draws: the part of the furniture model. */
  model: z.enum([
    'wastafelmeubel',
    'kolomkast',
    'halfhoge-kast',
    'bovenkast',
    'spiegelkast',
    'spiegel',
    'wastafel',
    'afdekblad',
    'planchet',
    'nisplank',
    'handgreep',
    'zijkast',
    'handdoekrek',
    'toiletmeubel',
    'make-uptafel',
    'ladeverdeler',
  ]),
  /** One product per entry. */
  products: z
    .array(
      z.strictObject({
        slug,
        /** Collection slug, or null for a product that belongs to none. */
        collection: slug.nullable(),
        /** Own name part where the family's name wants '{naam}'. */
        naam: z.string().optional(),
        short_description: z.string().min(30).max(160).optional(),
        /** How this product is made: the paragraph before those of its family. */
        making: z.string().min(30).max(260).optional(),
        is_active: z.boolean().default(true),
        is_new: z.boolean().default(false),
        is_featured: z.boolean().default(false),
        createdAt: z.iso.date(),
        /** What this product has beyond its family, such as how it is mounted. */
        features: z.array(slug).default([]),
        /** What it is made of, where that is not what its family is made of. */
        materials: z.array(slug).min(1).optional(),
        /** What its drawing shows and nothing else tells: doors above each other instead of drawers or one door, rungs of a rack. */
        drawn: z
          .strictObject({
            doors: z.number().int().min(1).max(3).optional(),
            rungs: z.number().int().min(2).max(9).optional(),
            /** Height of the open compartment between two doors. */
            niche: mm.optional(),
            /** Of a round bowl, where it is another than that of most. */
            height: mm.optional(),
          })
          .optional(),
        /** Of furniture that belongs to no collection. */
        style: furnitureStyleSchema.optional(),
        /** kg at one width in mm, where it is published and the rules would give another (docs/rules.md, Technical data). */
        weighs: z.strictObject({ kg: z.number().positive(), width: mm }).optional(),
        finishes: z.array(slug),
        sizes: z
          .array(
            z.union([
              z.strictObject({ width: mm, height: mm, depth: mm.optional(), price }),
              z.strictObject({ diameter: mm, price }),
            ]),
          )
          .min(1),
        /** Extra in cents for some finishes. */
        finishSurcharge: z.record(slug, z.number().int()).default({}),
        /** The reference price shown as 'Adviesprijs', as a factor on the price, e.g. 1.1; absent: none. */
        comparePriceFactor: z.number().min(1).max(2).optional(),
        track_inventory: z.boolean().default(true),
        low_stock_threshold: z.number().int().min(0).default(5),
        /** Stock of a variant: 'ample', 'low', 'none' or 'mixed' (spread by article number). */
        stock: z.enum(['ample', 'low', 'none', 'mixed']),
      }),
    )
    .min(1),
})
export type ProductFamily = z.output<typeof familySchema>

/** Category, feature and material entries: content/catalogue/{categories,features,materials}.json */
export const taxonomyEntrySchema = z.strictObject({
  slug,
  name: z.string(),
  is_active: z.boolean(),
  sort_order: z.number().int(),
  description: z.string().optional(),
})
export type TaxonomyEntry = z.output<typeof taxonomyEntrySchema>
