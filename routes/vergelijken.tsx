import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { ComparePage } from '#app/features/catalogue/compare/ComparePage.tsx'
import { comparisonQueryOptions } from '#app/features/catalogue/compare/comparison-query.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/vergelijken')({
  validateSearch: readSearch('compare'),
  loaderDeps: ({ search }) => ({ items: search.items }),
  // What the head says comes with the page: beside the route it would be in the script of every page.
  loader: async ({ context, deps }) => {
    await Promise.all([context.queryClient.ensureQueryData(comparisonQueryOptions(deps.items)), fetchCrumbs()])
    return {
      title: 'Producten vergelijken',
      description:
        'Zet tot vier producten naast elkaar: maat, prijs incl. btw, kleuren, materiaal en voorraad, met wat verschilt bovenaan. Af te drukken voor het verkooppunt.',
      path: '/vergelijken',
      crumbs: crumbsTo('/vergelijken', 'Vergelijken'),
      noIndex: true,
    }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <ComparePage items={Route.useSearch().items} />,
  errorComponent: ({ reset }) => <CatalogueError of="list" reset={reset} />,
})
