import { createFileRoute } from '@tanstack/react-router'
import { roomsQueryOptions } from '#app/features/rooms/room-list-query.ts'
import { roomSearchSchema } from '#app/features/rooms/room-search.ts'
import { RoomList } from '#app/features/rooms/RoomList.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/inspiratie/')({
  validateSearch: roomSearchSchema,
  loader: async ({ context }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/inspiratie'),
      context.queryClient.ensureQueryData(roomsQueryOptions()),
    ])
    return seo
  },
  head: headOf,
  component: () => (
    <EditorialPage path="/inspiratie">
      <RoomList search={Route.useSearch()} />
    </EditorialPage>
  ),
})
