import { createFileRoute } from '@tanstack/react-router'
import { Identify } from '#app/features/assembly/identify/Identify.tsx'
import { hinges } from '#app/features/assembly/identify/identify-rules.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/montage/scharnieren/')({
  validateSearch: readSearch('hinge'),
  loader: ({ context }) => loadPage(context.queryClient, hinges.path),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={hinges.path}>
      <Identify kind={hinges} seen={Route.useSearch()} />
    </EditorialPage>
  ),
})
