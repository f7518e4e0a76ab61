import { createFileRoute } from '@tanstack/react-router'
import { loadFinishWall } from '#app/features/finishes/wall/finish-wall-query.ts'
import { FinishWall } from '#app/features/finishes/wall/FinishWall.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/kleuren/')({
  validateSearch: readSearch('finishes'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/kleuren'),
      loadFinishWall(context.queryClient, deps),
    ])
    return { ...seo, ogImage: '/media/og/kleuren.jpg' }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path="/kleuren">
      <FinishWall search={Route.useSearch()} />
    </EditorialPage>
  ),
})
