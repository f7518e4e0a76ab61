import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#app/features/assembly/GuidePage.tsx'
import { loadGuide } from '#app/features/assembly/guide-query.ts'
import { hingeSlugs } from '#app/features/assembly/guide-slugs.ts'
import { guideSearchSchema } from '#app/features/assembly/steps/guide-search.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/scharnieren/$scharnier')({
  params: { parse: ({ scharnier }) => ifMember(hingeSlugs, scharnier, (slug) => ({ scharnier: slug })) },
  validateSearch: guideSearchSchema,
  loader: ({ context, params }) => loadGuide(context.queryClient, `/montage/scharnieren/${params.scharnier}`),
  head: headOf,
  component: () => (
    <GuidePage path={`/montage/scharnieren/${Route.useParams().scharnier}`} search={Route.useSearch()} />
  ),
})
