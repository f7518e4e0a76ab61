import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#app/features/assembly/GuidePage.tsx'
import { loadGuide } from '#app/features/assembly/guide-query.ts'
import { shelfGuideSlugs } from '#app/features/assembly/guide-slugs.ts'
import { guideSearchSchema } from '#app/features/assembly/steps/guide-search.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/$gids')({
  params: { parse: ({ gids }) => ifMember(shelfGuideSlugs, gids, (slug) => ({ gids: slug })) },
  validateSearch: guideSearchSchema,
  loader: ({ context, params }) => loadGuide(context.queryClient, `/montage/${params.gids}`),
  head: headOf,
  component: () => <GuidePage path={`/montage/${Route.useParams().gids}`} search={Route.useSearch()} />,
})
