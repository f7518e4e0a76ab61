import { createFileRoute } from '@tanstack/react-router'
import { DealersAbroad } from '#app/features/dealers/DealersAbroad.tsx'
import { dealersAbroadQueryOptions } from '#app/features/dealers/dealer-queries.ts'
import { abroadSearchSchema } from '#app/features/dealers/dealer-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/fr')({
  validateSearch: abroadSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { near } }) => ({
    ...(await loadPage(queryClient, '/fr', queryClient.ensureQueryData(dealersAbroadQueryOptions('fr', near)))),
    noIndex: near !== undefined,
  }),
  head: headOf,
  component: () => (
    <EditorialPage path="/fr">
      <DealersAbroad language="fr" near={Route.useSearch().near} />
    </EditorialPage>
  ),
})
