import { createFileRoute } from '@tanstack/react-router'
import { Identify } from '#app/features/assembly/identify/Identify.tsx'
import { drawers } from '#app/features/assembly/identify/identify-rules.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/montage/ladesystemen/')({
  validateSearch: readSearch('drawer'),
  loader: ({ context }) => loadPage(context.queryClient, drawers.path),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={drawers.path}>
      <Identify kind={drawers} seen={Route.useSearch()} />
    </EditorialPage>
  ),
})
