/** The inspiration rooms with the collection that stands in them. */
import type { Room } from '#domain/inspiration/room.schema.ts'
import { onceForFiles } from './once-for-files.ts'

export type RoomCard = Room & { collectionName: string }

/** All rooms in the order of the content file. */
export const roomCards = onceForFiles((files): RoomCard[] =>
  files.rooms.map((room) => ({
    ...room,
    collectionName: files.collections.get(room.collection)?.name ?? room.collection,
  })),
)
