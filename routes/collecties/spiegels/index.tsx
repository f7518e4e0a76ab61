import { createFileRoute } from '@tanstack/react-router'
import { MirrorList } from '#app/features/mirrors/list/MirrorList.tsx'
import { mirrorCardsQueryOptions } from '#app/features/mirrors/mirror-query.ts'
import { mirrorSearchSchema } from '#app/features/mirrors/mirror-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/spiegels/')({
  validateSearch: mirrorSearchSchema,
  loader: async ({ context }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/collecties/spiegels'),
      context.queryClient.ensureQueryData(mirrorCardsQueryOptions()),
    ])
    return { ...seo, ogImage: '/media/og/spiegels.jpg' }
  },
  head: headOf,
  component: () => (
    <EditorialPage path="/collecties/spiegels">
      <MirrorList search={Route.useSearch()} />
    </EditorialPage>
  ),
})
