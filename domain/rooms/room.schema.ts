/** An inspiration room: content/rooms.json */
import { z } from 'zod'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { pictureSlotSchema } from '#domain/picture-slot.ts'
import { reference } from '#domain/reference.ts'
import { roomStyles, roomTones } from './room-words.ts'

/** Where it is on the picture, in percent from the left and the top. */
const point = { x: z.number().min(0).max(100), y: z.number().min(0).max(100) }
const key = z.string().regex(/^[a-z0-9-]+$/)

/** Something in a room that has a page of its own. */
const roomItemSchema = z.discriminatedUnion('kind', [
  /** `width` in mm and `finish` say which variant is seen. */
  z.strictObject({
    kind: z.literal('product'),
    product: reference('product', key),
    width: z.number().int().positive(),
    finish: reference('finish', key),
    ...point,
  }),
  z.strictObject({ kind: z.literal('mirror'), mirror: reference('mirror', z.string()), ...point }),
  z.strictObject({ kind: z.literal('finish'), finish: reference('finish', key), ...point }),
])
export type RoomItem = z.output<typeof roomItemSchema>

export const roomSchema = z.strictObject({
  slug: key,
  title: z.string().min(4).max(60),
  /** What a card says below the title. */
  line: z.string().min(20).max(90),
  /** Paragraphs: what is seen. */
  story: z.array(z.string().min(40).max(400)).min(1).max(3),
  style: z.enum(roomStyles),
  tone: z.enum(roomTones),
  collection: reference('collection-page', z.enum(allCollectionSlugs)),
  picture: pictureSlotSchema,
  /** Further pictures of the same room. */
  details: z.array(pictureSlotSchema).max(4),
  items: z.array(roomItemSchema).min(2).max(6),
  /** What is seen of the set besides its cabinet, as in the address of the configurator. */
  set: z
    .strictObject({
      top: key.optional(),
      basin: key.optional(),
      tap: key.optional(),
      mirror: key.optional(),
      side: key.optional(),
      sideAt: key.optional(),
    })
    .default({}),
})
export type Room = z.output<typeof roomSchema>
