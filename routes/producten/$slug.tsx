import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { loadProduct } from '#app/features/catalogue/product-queries.ts'
import { ProductPage } from '#app/features/catalogue/product/ProductPage.tsx'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { variantSearchSchema } from '#domain/catalogue/product-search-params.ts'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/producten/$slug')({
  // The named pages have a route of their own, and so have the text and the 3D file of a product.
  params: {
    parse: ({ slug }) =>
      productPageSlugs.some((page) => page === slug) || /\.(?:md|glb)$/.test(slug) ? false : { slug },
  },
  validateSearch: variantSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadProduct(context.queryClient, params.slug, deps.variant),
  head: headOf,
  component: () => (
    <ProductPage slug={Route.useParams().slug} article={Route.useSearch().variant} dealers={<NearestDealers />} />
  ),
  errorComponent: ({ reset }) => <CatalogueError of="product" reset={reset} />,
})
