/** Rooms in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { staysBehind } from '#app/lib/carried-data.ts'
import { answerOnce, carryStanding } from '#app/ui/filter/standing-list.ts'
import { fetchRooms } from '#server/content/rooms.functions.ts'
import { roomList } from './room-filter.ts'
import type { RoomSearch } from './room-search.ts'

const listOf = answerOnce(roomList)

/** All rooms. */
function roomsQueryOptions() {
  return queryOptions({ queryKey: ['rooms'], queryFn: () => fetchRooms(), staleTime: Infinity, meta: staysBehind })
}

/** The rooms that pass the filters. */
export function roomListQueryOptions(search: RoomSearch) {
  return queryOptions({ queryKey: ['room-list', search], queryFn: async ({ client }) => listOf(await client.ensureQueryData(roomsQueryOptions()), search), staleTime: Infinity })
}

/** Puts those into the cache. */
export async function loadRoomList(queryClient: QueryClient, search: RoomSearch): Promise<void> {
  carryStanding(await queryClient.ensureQueryData(roomListQueryOptions(search)))
}
