import { createFileRoute } from '@tanstack/react-router'
import { DealerPage } from '#app/features/dealers/DealerPage.tsx'
import { DealersError } from '#app/features/dealers/DealersError.tsx'
import { reservedDealerSlugs } from '#domain/dealers/dealer-places.ts'
import { loadDealer } from '#app/features/dealers/load-dealer-pages.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/verkooppunten/$verkooppunt')({
  params: { parse: ({ verkooppunt }) => (reservedDealerSlugs.has(verkooppunt) ? false : { verkooppunt }) },
  loader: ({ context, params }) => loadDealer(context.queryClient, params.verkooppunt),
  head: headOf,
  component: () => <DealerPage slug={Route.useParams().verkooppunt} />,
  errorComponent: ({ reset }) => <DealersError of="single" reset={reset} />,
})
