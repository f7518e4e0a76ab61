/**
 * The shop catalogue (docs/rules.md, Catalogues), with the field names of the content server.
 * Lengths in mm, money in cents including btw. Whatever source answers, this is the shape that everything above it knows.
 */
import { z } from 'zod'
import { hexColor, pictureSlotSchema } from '../picture-slot.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)
const mm = z.number().int().positive().nullable()

/** A category, collection, feature or material as a product names it. */
export const catalogueReferenceSchema = z.strictObject({ slug, name: z.string() })
export type CatalogueReference = z.output<typeof catalogueReferenceSchema>

/** A category, collection, feature or material as a list of its own. */
export const catalogueEntrySchema = z.strictObject({
  ...catalogueReferenceSchema.shape,
  is_active: z.boolean(),
  sort_order: z.number().int(),
  description: z.string(),
})
export type CatalogueEntry = z.output<typeof catalogueEntrySchema>

export const colorTextureSchema = z.strictObject({
  /** Key of the finish, e.g. 'eiken-naturel'. */
  name: slug,
  /** What visitors read, e.g. 'Eiken naturel'. */
  color_name: z.string(),
  hex_code: hexColor,
  texture_image: pictureSlotSchema.nullable(),
  material: z.strictObject({ name: z.string() }).nullable(),
  /** 'mat', 'zijdeglans' … */
  surface_finish: z.string(),
})
export type ColorTexture = z.output<typeof colorTextureSchema>

export const variantSchema = z.strictObject({
  /** Article number, unique in the catalogue and stable. */
  article: z.string().regex(/^[A-Z0-9-]+$/),
  price: z.number().int().min(0),
  compare_price: z.number().int().nullable(),
  is_active: z.boolean(),
  track_inventory: z.boolean(),
  stock_quantity: z.number().int(),
  low_stock_threshold: z.number().int().nullable(),
  width: mm,
  height: mm,
  depth: mm,
  diameter: mm,
  color_textures: z.array(colorTextureSchema),
  images: z.array(pictureSlotSchema),
  model_3d: z.string().nullable(),
  technical_drawing: z.string().nullable(),
  materials: z.array(catalogueReferenceSchema),
})
export type Variant = z.output<typeof variantSchema>

export const productSchema = z.strictObject({
  slug,
  name: z.string(),
  /** Paragraphs, separated by an empty line. */
  description: z.string(),
  short_description: z.string(),
  is_active: z.boolean(),
  is_new: z.boolean(),
  is_featured: z.boolean(),
  /** Finish brand of its collection; the main brand when it has none. */
  brand: z.string(),
  /** The part of the furniture model that it is drawn from. */
  model: z.string(),
  categories: z.array(catalogueReferenceSchema),
  collections: z.array(catalogueReferenceSchema),
  features: z.array(catalogueReferenceSchema),
  featured_image: pictureSlotSchema.nullable(),
  gallery: z.array(pictureSlotSchema),
  technical_drawing: z.string().nullable(),
  variants: z.array(variantSchema),
  createdAt: z.iso.date(),
})
export type Product = z.output<typeof productSchema>

/** The lists beside the products of the catalogue. */
export type CatalogueLists = Readonly<
  Record<'categories' | 'collections' | 'features' | 'materials', readonly CatalogueEntry[]>
> & { colors: readonly ColorTexture[] }

/** What could be read of the lists; `isPartial` when some could not. */
export type ReadLists = CatalogueLists & { isPartial: boolean }
