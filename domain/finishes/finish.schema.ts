/** The finish catalogue (docs/rules.md, Catalogues): content/finishes.json */
import { z } from 'zod'
import { hexColor, pictureSlotSchema } from '../picture-slot.ts'
import { reference } from '../reference.ts'
import { finishBrands, finishCategories, finishCollections } from './finish-words.ts'

/** What the surface of a finish is made of, in the order of lists (finish-order.ts). */
export const surfaceKinds = [
  'fineer',
  'massief',
  'mat-lak',
  'zijdeglans-lak',
  'hoogglans-lak',
  'melamine',
  'hpl',
  'natuursteen-hpl',
  'beton',
] as const

export const finishSchema = z
  .strictObject({
    /** Unique; the slug and colorKey are made from it. Lower-case words joined by hyphens. */
    name: z.string().regex(/^[a-z0-9-]+$/),
    displayName: z.string().min(2),
    image: pictureSlotSchema,
    /** A piece of furniture in this finish. */
    worn: pictureSlotSchema,
    categories: z.array(z.enum(finishCategories)).min(1),
    brands: z.array(z.enum(finishBrands)).min(1),
    collections: z.array(z.enum(finishCollections)),
    description: z.literal(''),
    meta: z.strictObject({ description: z.string().min(60).max(165) }),
    /** Two or three sentences about this finish: how it looks by day and by lamp light, what it goes with. */
    story: z.array(z.string().min(20)).min(1),
    care: z.array(z.string().min(10)).min(2),
    /** Names of finishes whose tops go well with it. */
    matchingTops: z.array(reference('finish', z.string())),
    /** What the surface is, for swatches and renders. */
    surface: z.strictObject({
      kind: z.enum(surfaceKinds),
      color: hexColor,
      wood: z
        .enum(['eiken', 'eiken-licht', 'eiken-gerookt', 'noten', 'essen', 'essen-zwart', 'kersen', 'bamboe'])
        .optional(),
      gloss: z.number().int().min(2).max(95), // gloss units at 60 degrees
      /** What it is made of, in words. */
      material: z.string().min(8),
    }),
  })
  .refine(
    (finish) =>
      !finish.categories.includes('Afdekbladen Beton') ||
      (finish.brands.length === 1 && finish.brands[0] === 'Sjithouse' && finish.collections.length === 0),
    { message: 'een afwerking van beton hoort alleen bij Sjithouse en heeft geen collecties', path: ['brands'] },
  )
export type Finish = z.output<typeof finishSchema>
