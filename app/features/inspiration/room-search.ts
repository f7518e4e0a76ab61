/** The search params of the rooms; what is not known falls away. */
import { z } from 'zod/mini'
import { allCollectionSlugs } from '#app/features/collections/collection-slugs.ts'
import { knownValues } from '#app/lib/search-values.ts'
import { roomStyles, roomTones } from './room-words.ts'

export const roomSearchSchema = z.object({
  style: several(roomStyles),
  tone: several(roomTones),
  collection: several(allCollectionSlugs),
})
export type RoomSearch = z.output<typeof roomSearchSchema>

function several<TMember extends string>(list: readonly TMember[]) {
  return z.optional(z.pipe(z.unknown(), z.transform((value) => knownValues(list, value))))
}
