/** What the server and its picture process send each other. */
import { z } from 'zod'

export const pictureJob = z.object({
  id: z.number(),
  /** File of the master. */
  master: z.string(),
  width: z.union([z.number(), z.literal(['og', 'model'])]),
  /** Which part of the master; all of it when absent. */
  cut: z.object({ ratio: z.number(), x: z.number(), y: z.number() }).optional(),
  /** Where the picture is written. */
  file: z.string(),
})
export type PictureJob = z.output<typeof pictureJob>

export const pictureResult = z.object({
  id: z.number(),
  outcome: z.discriminatedUnion('is', [
    z.object({ is: z.literal('written') }),
    /** The picture itself: its file cannot be written. */
    z.object({ is: z.literal('unwritable'), bytes: z.instanceof(Uint8Array) }),
    /** Why its master cannot be read. */
    z.object({ is: z.literal('unreadable'), reason: z.string() }),
  ]),
})
export type PictureResult = z.output<typeof pictureResult>
