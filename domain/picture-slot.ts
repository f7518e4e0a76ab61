/**
 * A place for a picture, named in content: `media` is the path under `public/media/` without extension, `ratio` the proportion that
 * the layout reserves, `tone` the colour until the picture is loaded. The server adds `file` from the media manifest
 * before it parses (`server/content/media.ts`), and `portrait`; null means that the picture is missing.
 */
import { z } from 'zod'

export const pictureRatios = ['21/9', '16/9', '3/2', '4/3', '1/1', '4/5', '3/4', '2/3'] as const
export type PictureRatio = (typeof pictureRatios)[number]

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written as #rrggbb in lower case')

/** Without its `bytes`, which only a page that offers the file itself shows. */
const pictureFile = z.object({ width: z.number().int(), height: z.number().int(), version: z.string() })

export const pictureSlotSchema = z.strictObject({
  media: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'a media name is a lower-case path of two or more parts, without extension'),
  alt: z.string().min(8).max(180),
  ratio: z.enum(pictureRatios),
  tone: hexColor,
  file: pictureFile.nullable().default(null),
  /** The portrait crop of 4:5, where there is one. */
  portrait: pictureFile.optional(),
})
export type PictureSlot = z.output<typeof pictureSlotSchema>

/** A picture that is offered as a file, with its size. */
export const offeredSlotSchema = pictureSlotSchema.extend({
  file: pictureFile.extend({ bytes: z.number().int().optional() }).nullable().default(null),
})

/** A picture without a fixed ratio, as high as its master. */
export const freeSlotSchema = pictureSlotSchema.omit({ ratio: true })
export type FreeSlot = z.output<typeof freeSlotSchema>

/** The slot of a picture beside a text that says the same: its words are not sent. */
export function decorative<TSlot extends FreeSlot>(slot: TSlot): TSlot {
  return { ...slot, alt: '' }
}
