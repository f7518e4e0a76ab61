import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { ProductList } from '#app/features/catalogue/list/ProductList.tsx'
import { loadProductList } from '#app/features/catalogue/list/product-list-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/producten/')({
  validateSearch: readSearch('products'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/producten'),
      loadProductList(context.queryClient, deps),
    ])
    return { ...seo, ogImage: '/media/og/producten.jpg' }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path="/producten">
      <ProductList search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <CatalogueError of="list" reset={reset} />,
})
