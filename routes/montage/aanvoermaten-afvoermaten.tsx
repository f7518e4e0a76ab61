import { createFileRoute } from '@tanstack/react-router'
import { SupplyFinder } from '#app/features/assembly/supply/SupplyFinder.tsx'
import { supplySearchSchema } from '#domain/assembly/supply-search.ts'
import { supplyQueryOptions } from '#app/features/assembly/guide-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/montage/aanvoermaten-afvoermaten'

export const Route = createFileRoute('/montage/aanvoermaten-afvoermaten')({
  validateSearch: supplySearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadPage(queryClient, path, queryClient.ensureQueryData(supplyQueryOptions)),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <SupplyFinder search={Route.useSearch()} />
    </EditorialPage>
  ),
})
