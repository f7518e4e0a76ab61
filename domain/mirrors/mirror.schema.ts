/** The mirror catalogue (docs/rules.md, Catalogues): content/mirrors.json */
import { z } from 'zod'
import { hexColor, pictureSlotSchema } from '../picture-slot.ts'
import { mirrorFeatures, mirrorShapes } from './mirror-lists.ts'

const mm = z.number().int().positive()
const mirrorFormatSchema = z.strictObject({
  /** Width, height and depth in mm; null where the mirror is made to measure ("may be empty"). */
  size: z.strictObject({ width: mm, height: mm, depth: mm }).nullable(),
  /** Watts of light and heating together; 0 without either. */
  wattage: z.number().nonnegative(),
  /** As printed: '3000 K', '2700-6500 K', '' without light. */
  kelvin: z.string(),
  lumen: z.number().int().positive().optional(),
  /** Unique article number, e.g. 'M01-060'. */
  article: z.string(),
  price: z.number().int().positive(), // cents, incl. btw
})

const mirrorColorSchema = z.strictObject({
  /** Colour code, e.g. 'ZW'. */
  name: z.string(),
  displayname: z.string(),
  hex: hexColor,
  image: pictureSlotSchema,
  /** Path of the data sheet under /media/, e.g. 'pdf/spiegels/m01.pdf'. */
  pdf: z.string(),
  /** Path of the 3D file under /media/; empty where x3d is false. */
  fbx: z.string(),
})

export const mirrorSchema = z
  .strictObject({
    /** Code, e.g. M01 or M23-0; the slug is its lower case. */
    name: z.string().regex(/^M\d{2}(-\d)?$/),
    /** Model name. */
    name2: z.string().min(2),
    features: z.array(z.enum(mirrorFeatures)),
    x3d: z.boolean(),
    shape: z.enum(mirrorShapes),
    meta: z.strictObject({ description: z.string().min(60).max(165) }),
    tagline: z.string().min(20).max(120),
    story: z.array(z.string().min(20)).min(1),
    /** The mirror on its own wall, light on where it has light. */
    lit: pictureSlotSchema,
    /** The same with its light off; only where it has light. */
    unlit: pictureSlotSchema.optional(),
    scene: pictureSlotSchema.optional(),
    /** Where the light is, for renders and drawings. */
    light: z.enum(['geen', 'rand', 'boven', 'zijkanten', 'achter', 'band', 'onder']),
    frame: z.enum(['geen', 'smal', 'breed', 'kast']),
    formats: z.array(mirrorFormatSchema).min(1),
    /** Every size comes in each. */
    colors: z.array(mirrorColorSchema).min(1),
    /** Required by law where there is light. */
    energyClass: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).optional(),
    lightSourceReplaceable: z.boolean().optional(),
    ipClass: z.enum(['IP21', 'IP44', 'IP54']).optional(),
    guaranteeYears: z.number().int().positive(),
  })
  .refine(
    (mirror) =>
      !mirror.features.includes('verlichting') ||
      (mirror.energyClass !== undefined && mirror.lightSourceReplaceable !== undefined && mirror.unlit !== undefined),
    {
      message:
        'een spiegel met licht heeft een energieklasse, zegt of de lamp te vervangen is, en heeft een beeld zonder licht',
    },
  )
  .transform(({ colors, formats, ...mirror }) => ({
    ...mirror,
    formats: formats.map((format) => ({ ...format, colors })),
  }))
export type Mirror = z.output<typeof mirrorSchema>
