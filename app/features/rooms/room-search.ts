/** The search params of the rooms: `/inspiratie?style=licht&tone=hout&collection=thor`. The filters are in room-filters.ts. */
import { z } from 'zod/mini'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { roomStyles, roomTones } from '#domain/rooms/room-words.ts'
import { paramList, searchSchema } from '#domain/search-params.ts'

export const roomSearchSchema = searchSchema(() =>
  z.object({
    style: paramList(z.enum(roomStyles)),
    tone: paramList(z.enum(roomTones)),
    collection: paramList(z.enum(allCollectionSlugs)),
  }),
)
export type RoomSearch = z.output<typeof roomSearchSchema>
