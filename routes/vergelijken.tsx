import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { ComparePage } from '#app/features/catalogue/compare/ComparePage.tsx'
import { comparisonQueryOptions } from '#app/features/catalogue/product-queries.ts'
import { headOf } from '#app/lib/seo.ts'
import { compareSearchSchema } from '#domain/catalogue/product-search-params.ts'
import { crumbsTo } from '#domain/site-map.ts'

export const Route = createFileRoute('/vergelijken')({
  validateSearch: compareSearchSchema,
  loaderDeps: ({ search }) => ({ items: search.items }),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(comparisonQueryOptions(deps.items))
    return {
      title: 'Producten vergelijken',
      description:
        'Zet tot vier producten naast elkaar: maat, prijs incl. btw, kleuren, materiaal en voorraad, met wat verschilt bovenaan. Af te drukken voor het verkooppunt.',
      path: '/vergelijken',
      crumbs: crumbsTo('/vergelijken', 'Vergelijken'),
      noIndex: true,
    }
  },
  head: headOf,
  component: () => <ComparePage items={Route.useSearch().items} />,
  errorComponent: ({ reset }) => <CatalogueError of="list" reset={reset} />,
})
