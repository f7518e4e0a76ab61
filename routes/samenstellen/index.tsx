import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { setsQueryOptions } from '#app/features/configurator/configurator-queries.ts'
import { SetsList } from '#app/features/configurator/sets/SetsList.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown, valuesOfLists } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'
import { setsSearchSchema } from '#domain/configurator/configurator-search.ts'

const path = '/samenstellen'

export const Route = createFileRoute('/samenstellen/')({
  validateSearch: setsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const sets = queryClient.ensureQueryData(setsQueryOptions(deps))
    const seo = await loadPage(queryClient, path, sets)
    leaveUnknown(path, deps, valuesOfLists({ color: (await sets).colors }))
    return seo
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <SetsList search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <CatalogueError of="sets" reset={reset} />,
})
