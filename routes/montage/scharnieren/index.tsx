import { createFileRoute } from '@tanstack/react-router'
import { Identify } from '#app/features/assembly/identify/Identify.tsx'
import { hinges } from '#app/features/assembly/identify/identify-rules.ts'
import { hingeSearchSchema } from '#app/features/assembly/identify/identify-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/montage/scharnieren'

export const Route = createFileRoute('/montage/scharnieren/')({
  validateSearch: hingeSearchSchema,
  loader: ({ context }) => loadPage(context.queryClient, path),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <Identify kind={hinges} seen={Route.useSearch()} />
    </EditorialPage>
  ),
})
