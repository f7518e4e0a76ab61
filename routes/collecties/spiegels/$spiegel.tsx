import { createFileRoute } from '@tanstack/react-router'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { loadMirror } from '#app/features/mirrors/mirror-query.ts'
import { MirrorPage } from '#app/features/mirrors/mirror/MirrorPage.tsx'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/spiegels/$spiegel')({
  loader: ({ context, params }) => loadMirror(context.queryClient, params.spiegel),
  head: headOf,
  component: () => <MirrorPage slug={Route.useParams().spiegel} dealers={<NearestDealers />} />,
})
