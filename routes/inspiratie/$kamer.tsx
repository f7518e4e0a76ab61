import { createFileRoute } from '@tanstack/react-router'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { loadRoom } from '#app/features/rooms/room-query.ts'
import { RoomPage } from '#app/features/rooms/RoomPage.tsx'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/inspiratie/$kamer')({
  loader: ({ context, params }) => loadRoom(context.queryClient, params.kamer),
  head: headOf,
  component: () => <RoomPage slug={Route.useParams().kamer} dealers={<NearestDealers />} />,
})
