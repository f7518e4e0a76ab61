import { createFileRoute } from '@tanstack/react-router'
import { CatalogueError } from '#app/features/catalogue/CatalogueError.tsx'
import { WishList } from '#app/features/favourites/wish-list/WishList.tsx'
import { favouritesQueryOptions } from '#app/features/favourites/favourites-list.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { readItems } from '#domain/favourites.ts'
import { headOf } from '#app/lib/seo.ts'
import { favouritesSearchSchema } from '#app/features/favourites/favourites-search.ts'

export const Route = createFileRoute('/verlanglijstje')({
  validateSearch: favouritesSearchSchema,
  loaderDeps: ({ search }) => ({ items: search.items }),
  loader: async ({ context, deps }) => {
    const [seo] = await Promise.all([
      loadPage(context.queryClient, '/verlanglijstje'),
      context.queryClient.ensureQueryData(favouritesQueryOptions(readItems(deps.items ?? ''))),
    ])
    return { ...seo, noIndex: deps.items !== undefined }
  },
  head: headOf,
  component: () => (
    <EditorialPage path="/verlanglijstje">
      <WishList shared={Route.useSearch().items} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <CatalogueError of="wishList" reset={reset} />,
})
