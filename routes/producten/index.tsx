import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { ProductList, useSearchedHero } from '#app/features/catalogue/list/ProductList.tsx'
import { productListQueryOptions } from '#app/features/catalogue/product-queries.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown, valuesOfLists } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'
import { productSearchSchema } from '#domain/catalogue/product-search-params.ts'

export const Route = createFileRoute('/producten/')({
  validateSearch: productSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [seo, { options }] = await Promise.all([
      loadPage(queryClient, '/producten'),
      queryClient.ensureQueryData(productListQueryOptions(deps)),
    ])
    leaveUnknown('/producten', deps, valuesOfLists(options))
    return { ...seo, ogImage: '/media/og/producten.jpg' }
  },
  head: headOf,
  component: () => {
    const search = Route.useSearch()
    return (
      <EditorialPage path="/producten" hero={useSearchedHero(search)}>
        <ProductList search={search} />
      </EditorialPage>
    )
  },
  errorComponent: ({ reset }) => <CatalogueError of="list" reset={reset} />,
})
