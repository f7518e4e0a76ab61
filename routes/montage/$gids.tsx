import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#app/features/assembly/GuidePage.tsx'
import { loadGuide } from '#app/features/assembly/guide-query.ts'
import { shelfGuideSlugs } from '#app/features/assembly/guide-slugs.ts'
import { guideSearchSchema } from '#app/features/assembly/steps/step-list.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/$gids')({
  params: { parse: ({ gids }) => ifMember(shelfGuideSlugs, gids, (slug) => ({ gids: slug })) },
  validateSearch: guideSearchSchema,
  loader: ({ context, params }) => loadGuide(context.queryClient, `/montage/${params.gids}`),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <GuidePage path={`/montage/${Route.useParams().gids}`} search={Route.useSearch()} />,
})
