/** The filters of the rooms. Pure. */
import { countWith, filterItems, type Facets } from '#app/lib/facets.ts'
import type { RoomCard } from '#server/pages/rooms.ts'
import type { Room } from '#domain/inspiration/room.schema.ts'
import type { RoomSearch } from './room-search.ts'
import { capitalised, roomStyles, roomTones } from '#domain/inspiration/room-words.ts'

export const roomFacets: Facets<Pick<Room, 'style' | 'tone' | 'collection'>> = {
  style: (room) => [room.style],
  tone: (room) => [room.tone],
  collection: (room) => [room.collection],
}

/** The rooms that pass the filters, and how many each value of a filter would give. */
export function roomList(rooms: readonly RoomCard[], search: RoomSearch) {
  const items = filterItems(rooms, roomFacets, search)
  const counted = (name: keyof RoomSearch, values: Iterable<readonly [value: string, label: string]>) =>
    [...values].map(([value, label]) => ({ value, label, count: countWith(rooms, roomFacets, search, name, value) }))
  const capitals = (words: readonly string[]) => words.map((word) => [word, capitalised(word)] as const)
  return {
    total: items.length,
    items,
    filters: {
      style: counted('style', capitals(roomStyles)),
      tone: counted('tone', capitals(roomTones)),
      collection: counted('collection', new Map(rooms.map((room) => [room.collection, room.collectionName]))),
    },
  }
}
