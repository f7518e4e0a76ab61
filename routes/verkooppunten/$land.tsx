import { createFileRoute } from '@tanstack/react-router'
import { CountryDealers } from '#app/features/dealers/CountryDealers.tsx'
import { DealersError } from '#app/features/dealers/DealersError.tsx'
import { foreignSlugs } from '#domain/dealers/dealer-places.ts'
import { dealerListQueryOptions, dealerMapQueryOptions } from '#app/features/dealers/dealer-queries.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/verkooppunten/$land')({
  params: { parse: ({ land }) => ifMember(foreignSlugs, land, (slug) => ({ land: slug })) },
  loader: ({ context: { queryClient }, params: { land } }) =>
    loadPage(
      queryClient,
      `/verkooppunten/${land}`,
      queryClient.ensureQueryData(dealerListQueryOptions({ land })),
      queryClient.ensureQueryData(dealerMapQueryOptions({ land })), // the map is on the first screen
    ),
  head: headOf,
  component: () => (
    <EditorialPage path={`/verkooppunten/${Route.useParams().land}`}>
      <CountryDealers land={Route.useParams().land} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <DealersError of="list" reset={reset} />,
})
