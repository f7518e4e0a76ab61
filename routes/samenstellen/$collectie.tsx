import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { ConfiguratorPage } from '#app/features/configurator/ConfiguratorPage.tsx'
import { loadSet } from '#app/features/configurator/configurator-queries.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { configuratorSearchSchema } from '#domain/configurator/configurator-search.ts'

export const Route = createFileRoute('/samenstellen/$collectie')({
  params: { parse: ({ collectie }) => ifMember(allCollectionSlugs, collectie, (slug) => ({ collectie: slug })) },
  validateSearch: configuratorSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadSet(context.queryClient, params.collectie, deps),
  head: headOf,
  component: () => <ConfiguratorPage slug={Route.useParams().collectie} search={Route.useSearch()} />,
  errorComponent: ({ reset }) => <CatalogueError of="sets" reset={reset} />,
})
