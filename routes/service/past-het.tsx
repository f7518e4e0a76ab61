import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { FitFinder } from '#app/features/fit/FitFinder.tsx'
import { fitQueryOptions } from '#app/features/fit/fit-query.ts'
import { fitSearchSchema } from '#app/features/fit/fit-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/service/past-het'

export const Route = createFileRoute('/service/past-het')({
  validateSearch: fitSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadPage(queryClient, path, queryClient.ensureQueryData(fitQueryOptions(deps))),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <FitFinder search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <CatalogueError of="fit" reset={reset} />,
})
