/** Rooms in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerOnce, carryStanding } from '#app/ui/filter/standing-list.ts'
import type { RoomCard } from '#server/content/rooms.ts'
import { fetchRooms } from '#server/content/rooms.functions.ts'
import { roomListCode } from './list-code.ts'
import type { RoomSearch } from './room-search.ts'

const listOf = answerOnce((rooms: readonly RoomCard[], search: RoomSearch) =>
  roomListCode.get().roomList(rooms, search),
)

/** All rooms. */
function roomsQueryOptions() {
  return queryOptions({ queryKey: ['rooms'], queryFn: () => fetchRooms(), staleTime: Infinity })
}

/** The rooms that pass the filters. */
export function roomListQueryOptions(search: RoomSearch) {
  return queryOptions({
    queryKey: ['room-list', search],
    queryFn: async ({ client }) => {
      const [rooms] = await Promise.all([client.ensureQueryData(roomsQueryOptions()), roomListCode.fetch()])
      return listOf(rooms, search)
    },
    staleTime: Infinity,
  })
}

/** Puts those into the cache. */
export async function loadRoomList(queryClient: QueryClient, search: RoomSearch): Promise<void> {
  carryStanding(await queryClient.ensureQueryData(roomListQueryOptions(search)))
}
