/** The search params of the rooms. */
import { z } from 'zod/mini'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { roomStyles, roomTones } from '#domain/inspiration/room-words.ts'
import { paramList } from '#domain/search-params.ts'

export const roomSearchSchema = z.object({
  style: paramList(z.enum(roomStyles)),
  tone: paramList(z.enum(roomTones)),
  collection: paramList(z.enum(allCollectionSlugs)),
})
export type RoomSearch = z.output<typeof roomSearchSchema>
