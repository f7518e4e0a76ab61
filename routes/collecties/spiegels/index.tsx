import { createFileRoute } from '@tanstack/react-router'
import { MirrorList } from '#app/features/mirrors/list/MirrorList.tsx'
import { loadMirrorList } from '#app/features/mirrors/list/mirror-list-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/collecties/spiegels/')({
  validateSearch: readSearch('mirrors'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/collecties/spiegels'),
      loadMirrorList(context.queryClient, deps),
    ])
    return { ...seo, ogImage: '/media/og/spiegels.jpg' }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path="/collecties/spiegels">
      <MirrorList search={Route.useSearch()} />
    </EditorialPage>
  ),
})
