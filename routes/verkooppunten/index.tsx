import { createFileRoute } from '@tanstack/react-router'
import { DealerFinder } from '#app/features/dealers/DealerFinder.tsx'
import { DealersError } from '#app/features/dealers/DealersError.tsx'
import { dealerSearchSchema } from '#app/features/dealers/dealer-search.ts'
import { dealerListQueryOptions, dealerMapQueryOptions } from '#app/features/dealers/dealer-queries.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/verkooppunten'

export const Route = createFileRoute('/verkooppunten/')({
  validateSearch: dealerSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [seo, { provinces }] = await Promise.all([
      loadPage(queryClient, path),
      queryClient.ensureQueryData(dealerListQueryOptions(deps)),
      queryClient.ensureQueryData(dealerMapQueryOptions(deps)), // the map is on the first screen
    ])
    leaveUnknown(path, deps, { provincie: provinces.map(({ slug }) => slug) })
    return { ...seo, noIndex: deps.near !== undefined }
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <DealerFinder search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <DealersError of="list" reset={reset} />,
})
