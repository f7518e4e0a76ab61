import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { setsQueryOptions } from '#app/features/configurator/configurator-queries.ts'
import { SetsList } from '#app/features/configurator/sets/SetsList.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { setsSearchSchema } from '#domain/configurator/configurator-search.ts'

const path = '/samenstellen'

export const Route = createFileRoute('/samenstellen/')({
  validateSearch: setsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadPage(queryClient, path, queryClient.ensureQueryData(setsQueryOptions(deps))),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <SetsList search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <CatalogueError of="sets" reset={reset} />,
})
