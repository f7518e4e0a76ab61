/** An inspiration room: content/rooms.json */
import { z } from 'zod'
import { pictureSlotSchema } from '../picture-slot.ts'
import { roomStyles, roomTones } from './room-words.ts'

export const roomSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(4).max(60),
  text: z.string().min(40).max(400),
  style: z.enum(roomStyles),
  tone: z.enum(roomTones),
  collection: z.string(),
  picture: pictureSlotSchema,
  /** Points on the picture in percent from the left and the top. */
  hotspots: z
    .array(
      z.strictObject({
        x: z.number().min(0).max(100),
        y: z.number().min(0).max(100),
        label: z.string(),
        href: z.string().startsWith('/'),
      }),
    )
    .min(2)
    .max(6),
})
export type Room = z.output<typeof roomSchema>
