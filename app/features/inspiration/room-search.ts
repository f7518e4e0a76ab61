/** The search params of the rooms; what is not known falls away. */
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { searchSchema, type Output } from '#app/lib/search-schema.ts'
import { several } from '#app/lib/search-values.ts'
import { roomStyles, roomTones } from '#domain/inspiration/room-words.ts'

export const roomSearchSchema = searchSchema({
  style: several(roomStyles),
  tone: several(roomTones),
  collection: several(allCollectionSlugs),
})
export type RoomSearch = Output<typeof roomSearchSchema>
