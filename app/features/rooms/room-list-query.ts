/** The list of rooms in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchRooms } from '#server/rooms/rooms.functions.ts'

/** All rooms. */
export function roomsQueryOptions() {
  return queryOptions({ queryKey: ['rooms'], queryFn: () => fetchRooms() })
}
