import { createFileRoute } from '@tanstack/react-router'
import { finishCardsQueryOptions, finishQueryOptions } from '#app/features/finishes/finish-query.ts'
import { finishSearchSchema } from '#app/features/finishes/finish-search.ts'
import { FinishWall } from '#app/features/finishes/wall/FinishWall.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/kleuren/')({
  validateSearch: finishSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo, groups] = await Promise.all([
      loadPage(context.queryClient, '/kleuren'),
      context.queryClient.ensureQueryData(finishCardsQueryOptions()),
      // The finish that the wall shows large.
      deps.color !== undefined && context.queryClient.ensureQueryData(finishQueryOptions(deps.color)),
    ])
    leaveUnknown('/kleuren', deps, { color: groups.flatMap(({ own }) => own.map(({ name }) => name)) })
    return { ...seo, ogImage: '/media/og/kleuren.jpg' }
  },
  head: headOf,
  component: () => (
    <EditorialPage path="/kleuren">
      <FinishWall search={Route.useSearch()} />
    </EditorialPage>
  ),
})
