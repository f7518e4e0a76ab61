import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#app/features/assembly/GuidePage.tsx'
import { loadGuide } from '#app/features/assembly/guide-query.ts'
import { hingeSlugs } from '#app/features/assembly/guide-slugs.ts'
import { guideSearchSchema } from '#app/features/assembly/steps/step-list.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/scharnieren/$scharnier')({
  params: { parse: ({ scharnier }) => ifMember(hingeSlugs, scharnier, (slug) => ({ scharnier: slug })) },
  validateSearch: guideSearchSchema,
  loader: ({ context, params }) => loadGuide(context.queryClient, `/montage/scharnieren/${params.scharnier}`),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <GuidePage path={`/montage/scharnieren/${Route.useParams().scharnier}`} search={Route.useSearch()} />
  ),
})
