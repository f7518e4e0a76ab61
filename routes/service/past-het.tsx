import { createFileRoute } from '@tanstack/react-router'
import { FitFinder } from '#app/features/fit/FitFinder.tsx'
import { loadFit } from '#app/features/fit/fit-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

const path = '/service/past-het'

export const Route = createFileRoute('/service/past-het')({
  validateSearch: readSearch('fit'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [seo] = await Promise.all([loadPage(queryClient, path), loadFit(queryClient, deps)])
    return seo
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <FitFinder search={Route.useSearch()} />
    </EditorialPage>
  ),
})
