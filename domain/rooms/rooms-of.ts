/** Rooms with furniture of a collection. */
import type { Room } from './room.schema.ts'

/** None without a collection. */
export function roomsOf(rooms: readonly Room[], collection: Room['collection'] | null): Pick<Room, 'slug' | 'title'>[] {
  return rooms.filter((room) => room.collection === collection).map(({ slug, title }) => ({ slug, title }))
}
