import { createFileRoute } from '@tanstack/react-router'
import { MirrorList } from '#app/features/mirrors/list/MirrorList.tsx'
import { mirrorCardsQueryOptions } from '#app/features/mirrors/mirror-query.ts'
import { mirrorSearchSchema } from '#app/features/mirrors/mirror-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/spiegels/')({
  validateSearch: mirrorSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo, mirrors] = await Promise.all([
      loadPage(context.queryClient, '/collecties/spiegels'),
      context.queryClient.ensureQueryData(mirrorCardsQueryOptions()),
    ])
    leaveUnknown('/collecties/spiegels', deps, { width: mirrors.flatMap(({ widths }) => widths.map(String)) })
    return { ...seo, ogImage: '/media/og/spiegels.jpg' }
  },
  head: headOf,
  component: () => (
    <EditorialPage path="/collecties/spiegels">
      <MirrorList search={Route.useSearch()} />
    </EditorialPage>
  ),
})
