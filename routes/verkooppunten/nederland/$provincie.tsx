import { createFileRoute } from '@tanstack/react-router'
import { ProvincePage } from '#app/features/dealers/ProvincePage.tsx'
import { DealersError } from '#app/features/dealers/DealersError.tsx'
import { provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { loadProvince } from '#app/features/dealers/load-dealer-pages.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/verkooppunten/nederland/$provincie')({
  params: { parse: ({ provincie }) => ifMember(provinceSlugs, provincie, (slug) => ({ provincie: slug })) },
  loader: ({ context, params }) => loadProvince(context.queryClient, params.provincie),
  head: headOf,
  component: () => <ProvincePage slug={Route.useParams().provincie} />,
  errorComponent: ({ reset }) => <DealersError of="list" reset={reset} />,
})
