/** What the server and its picture process send each other. */
import { z } from 'zod'

export const pictureJob = z.object({
  id: z.number(),
  /** File of the master. */
  master: z.string(),
  width: z.union([z.number(), z.literal('og')]),
})
export type PictureJob = z.output<typeof pictureJob>

export const pictureResult = z.object({
  id: z.number(),
  /** The picture, or why its master cannot be read. */
  outcome: z.union([z.instanceof(Uint8Array), z.string()]),
})
export type PictureResult = z.output<typeof pictureResult>
