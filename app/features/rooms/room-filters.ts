/** The filters of the rooms, each defined once. */
import type { Facet } from '#app/lib/in-memory-facets.ts'
import { capitalised } from '#app/lib/sentence-case.ts'
import { roomStyles, roomTones } from '#domain/rooms/room-words.ts'
import type { RoomCard } from '#server/rooms/rooms.ts'
import type { RoomSearch } from './room-search.ts'

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
