import { createFileRoute } from '@tanstack/react-router'
import { Identify } from '#app/features/assembly/identify/Identify.tsx'
import { drawers } from '#app/features/assembly/identify/identify-rules.ts'
import { drawerSearchSchema } from '#app/features/assembly/identify/identify-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/montage/ladesystemen'

export const Route = createFileRoute('/montage/ladesystemen/')({
  validateSearch: drawerSearchSchema,
  loader: ({ context }) => loadPage(context.queryClient, path),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <Identify kind={drawers} seen={Route.useSearch()} />
    </EditorialPage>
  ),
})
