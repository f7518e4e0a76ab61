import { createFileRoute } from '@tanstack/react-router'
import { loadRoomList } from '#app/features/inspiration/room-query.ts'
import { RoomList } from '#app/features/inspiration/RoomList.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/inspiratie')({
  validateSearch: readSearch('rooms'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/inspiratie'),
      loadRoomList(context.queryClient, deps),
    ])
    return seo
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path="/inspiratie">
      <RoomList search={Route.useSearch()} />
    </EditorialPage>
  ),
})
