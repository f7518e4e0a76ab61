import { createFileRoute } from '@tanstack/react-router'
import { CountryDealers } from '#app/features/dealers/CountryDealers.tsx'
import { DealersError } from '#app/features/dealers/DealersError.tsx'
import { dealerListQueryOptions } from '#app/features/dealers/dealer-queries.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/verkooppunten/nederland'

export const Route = createFileRoute('/verkooppunten/nederland/')({
  loader: ({ context: { queryClient } }) =>
    loadPage(queryClient, path, queryClient.ensureQueryData(dealerListQueryOptions({ land: 'nederland' }))),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <CountryDealers land="nederland" />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <DealersError of="list" reset={reset} />,
})
