/**
 * A place for a picture, named in content.
 *
 * Content says which picture it wants (`media`, the path under `public/media/` without extension), what it shows (`alt`),
 * in which proportion the layout reserves its place (`ratio`) and which colour fills it until the picture is loaded (`tone`).
 * The media manifest says whether the master exists and how large it is: the server adds `file` before it parses
 * (`server/content/media.ts`), so content files never hold it, and null means "not made yet".
 */
import { z } from 'zod'

export const pictureRatios = ['21/9', '16/9', '3/2', '4/3', '1/1', '4/5', '3/4', '2/3'] as const
export type PictureRatio = (typeof pictureRatios)[number]

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written as #rrggbb in lower case')

export const pictureSlotSchema = z.strictObject({
  media: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'a media name is a lower-case path of two or more parts, without extension'),
  alt: z.string().min(8).max(180),
  ratio: z.enum(pictureRatios),
  tone: hexColor,
  file: z
    .strictObject({ width: z.number().int(), height: z.number().int(), version: z.string() })
    .nullable()
    .default(null),
})
export type PictureSlot = z.output<typeof pictureSlotSchema>

/** A picture without a fixed ratio: it is as high as its master. */
export const freeSlotSchema = pictureSlotSchema.omit({ ratio: true })
export type FreeSlot = z.output<typeof freeSlotSchema>
