import { createFileRoute } from '@tanstack/react-router'
import { finishCardsQueryOptions } from '#app/features/finishes/finish-query.ts'
import { finishSearchSchema } from '#app/features/finishes/finish-filters.ts'
import { FinishWall } from '#app/features/finishes/wall/FinishWall.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/kleuren/')({
  validateSearch: finishSearchSchema,
  loader: async ({ context }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/kleuren'),
      context.queryClient.ensureQueryData(finishCardsQueryOptions()),
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
