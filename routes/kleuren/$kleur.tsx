import { createFileRoute } from '@tanstack/react-router'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { loadFinish } from '#app/features/finishes/finish-query.ts'
import { FinishPage } from '#app/features/finishes/finish/FinishPage.tsx'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/kleuren/$kleur')({
  loader: ({ context, params }) => loadFinish(context.queryClient, params.kleur),
  head: headOf,
  component: () => <FinishPage name={Route.useParams().kleur} dealers={<NearestDealers />} />,
})
