/** The filters of the rooms. Pure. */
import type { Facets } from '#app/lib/facets.ts'
import type { Room } from './room.schema.ts'

export const roomFacets: Facets<Pick<Room, 'style' | 'tone' | 'collection'>> = {
  style: (room) => [room.style],
  tone: (room) => [room.tone],
  collection: (room) => [room.collection],
}
