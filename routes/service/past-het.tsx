import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { FitFinder } from '#app/features/fit/FitFinder.tsx'
import { fitQueryOptions } from '#app/features/fit/fit-query.ts'
import { fitSearchSchema } from '#app/features/fit/fit-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown, valuesOfLists } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/service/past-het'

export const Route = createFileRoute('/service/past-het')({
  validateSearch: fitSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const fit = queryClient.ensureQueryData(fitQueryOptions(deps))
    const seo = await loadPage(queryClient, path, fit)
    leaveUnknown(path, deps, valuesOfLists({ color: (await fit).colors }))
    return seo
  },
  head: headOf,
  component: () => {
    const search = Route.useSearch()
    return (
      <EditorialPage path={path} taken="prose">
        {(guide) => <FitFinder search={search} guide={guide} />}
      </EditorialPage>
    )
  },
  errorComponent: ({ reset }) => <CatalogueError of="fit" reset={reset} />,
})
