import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#app/features/assembly/GuidePage.tsx'
import { loadGuide } from '#app/features/assembly/guide-query.ts'
import { drawerSystemSlugs } from '#app/features/assembly/guide-slugs.ts'
import { guideSearchSchema } from '#app/features/assembly/steps/guide-search.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/ladesystemen/$systeem')({
  params: { parse: ({ systeem }) => ifMember(drawerSystemSlugs, systeem, (slug) => ({ systeem: slug })) },
  validateSearch: guideSearchSchema,
  loader: ({ context, params }) => loadGuide(context.queryClient, `/montage/ladesystemen/${params.systeem}`),
  head: headOf,
  component: () => <GuidePage path={`/montage/ladesystemen/${Route.useParams().systeem}`} search={Route.useSearch()} />,
})
