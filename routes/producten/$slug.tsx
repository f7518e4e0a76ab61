import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { loadProduct } from '#app/features/catalogue/product/product-query.ts'
import { ProductPage } from '#app/features/catalogue/product/ProductPage.tsx'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { ProductSet } from '#app/features/configurator/product-set/ProductSet.tsx'
import { loadProductSet } from '#app/features/configurator/product-set/product-set-query.ts'
import { productPageSearchSchema } from '#domain/configurator/configurator-search.ts'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/producten/$slug')({
  // The named pages have a route of their own, and so have the text and the 3D file of a product.
  params: {
    parse: ({ slug }) =>
      productPageSlugs.some((page) => page === slug) || /\.(?:md|glb)$/.test(slug) ? false : { slug },
  },
  validateSearch: productPageSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    const [seo] = await Promise.all([
      loadProduct(queryClient, slug, deps.variant),
      loadProductSet(queryClient, slug, deps),
    ])
    return seo
  },
  head: headOf,
  component: () => {
    const { slug } = Route.useParams()
    const search = Route.useSearch()
    return (
      <ProductPage
        slug={slug}
        search={search}
        set={<ProductSet slug={slug} search={search} />}
        dealers={<NearestDealers />}
      />
    )
  },
  errorComponent: ({ reset }) => <CatalogueError of="product" reset={reset} />,
})
