/** The filters of the rooms, each defined once: `/inspiratie?style=licht&tone=hout&collection=thor`. */
import { z } from 'zod/mini'
import type { Facet } from '#app/lib/in-memory-facets.ts'
import { capitalised } from '#app/lib/sentence-case.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { roomStyles, roomTones } from '#domain/rooms/room-words.ts'
import { paramList } from '#domain/search-params.ts'
import type { RoomCard } from '#server/rooms/rooms.ts'

export const roomSearchSchema = z.object({
  style: paramList(z.enum(roomStyles)),
  tone: paramList(z.enum(roomTones)),
  collection: paramList(z.enum(allCollectionSlugs)),
})
export type RoomSearch = z.output<typeof roomSearchSchema>

const wordOptions = (words: readonly string[]) => words.map((value) => ({ value, label: capitalised(value) }))

export const roomFacets: readonly Facet<RoomCard, keyof RoomSearch>[] = [
  { key: 'style', legend: 'Sfeer', valuesOf: ({ style }) => [style], optionsOf: () => wordOptions(roomStyles) },
  { key: 'tone', legend: 'Toon', valuesOf: ({ tone }) => [tone], optionsOf: () => wordOptions(roomTones) },
  {
    key: 'collection',
    legend: 'Collectie',
    isFolded: true,
    valuesOf: ({ collection }) => [collection],
    optionsOf: (rooms) => {
      const names = new Map(rooms.map((room) => [room.collection, room.collectionName]))
      return [...names].map(([value, label]) => ({ value, label }))
    },
  },
]
