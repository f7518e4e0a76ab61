/** An assembly guide: content/assembly/{path with hyphens}.json, for /montage/… pages with numbered steps. */
import { z } from 'zod'
import { heroSchema, pageMetaSchema } from '../pages/section.schema.ts'
import { pictureSlotSchema } from '../picture-slot.ts'

export const guideSchema = z.strictObject({
  path: z.string().regex(/^\/montage\/[a-z0-9/-]+$/),
  meta: pageMetaSchema,
  hero: heroSchema,
  /** How to see that this is the system in front of you. */
  recognise: z.array(z.string().min(15)).min(2),
  /** All parts, drawn apart. */
  exploded: pictureSlotSchema.optional(),
  minutes: z.number().int().positive(),
  people: z.number().int().min(1).max(2),
  tools: z.array(z.string()).min(1),
  /** Chapters ('Lade afstellen in hoogte'), each with numbered steps and a drawing per step. */
  chapters: z
    .array(
      z.strictObject({
        slug: z.string().regex(/^[a-z0-9-]+$/),
        title: z.string().min(4).max(70),
        intro: z.string().optional(),
        steps: z
          .array(
            z.strictObject({
              title: z.string().min(4).max(70),
              text: z.string().min(20),
              warning: z.string().optional(),
              drawing: pictureSlotSchema,
            }),
          )
          .min(2),
      }),
    )
    .min(1),
  faults: z
    .array(z.strictObject({ fault: z.string().min(8), cause: z.string().min(8), remedy: z.string().min(8) }))
    .min(2),
  /** Media paths under /media/. */
  pdf: z.string(),
  video: z.string().optional(),
})
export type Guide = z.output<typeof guideSchema>
