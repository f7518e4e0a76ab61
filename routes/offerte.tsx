import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { askedSetQueryOptions } from '#app/features/configurator/configurator-queries.ts'
import { quoteDealersQueryOptions } from '#app/features/dealers/dealer-queries.ts'
import { favouritesQueryOptions } from '#app/features/favourites/favourites-list.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { quoteSearchSchema } from '#app/features/requests/quote-search.ts'
import { QuoteForm } from '#app/features/requests/QuoteForm.tsx'
import { headOf } from '#app/lib/seo.ts'
import { readItems } from '#domain/favourites.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/offerte'

export const Route = createFileRoute('/offerte')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'quote', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  validateSearch: quoteSearchSchema,
  loaderDeps: ({ search: { items = '', composition, near } }) => ({ items, composition, near }),
  loader: async ({ context: { queryClient }, serverContext, deps: { items, composition, near } }) => {
    const [seo] = await Promise.all([
      loadPage(queryClient, path),
      queryClient.ensureQueryData(favouritesQueryOptions(readItems(items))),
      queryClient.ensureQueryData(askedSetQueryOptions(composition)),
      near === undefined ? null : queryClient.ensureQueryData(quoteDealersQueryOptions(near, items, composition)),
    ])
    const noIndex = items !== '' || composition !== undefined || near !== undefined
    return { seo: { ...seo, noIndex }, posted: serverContext?.posted }
  },
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => {
    const search = Route.useSearch()
    const { near, items, composition } = search
    const dealers = useQuery({
      ...quoteDealersQueryOptions(near ?? '', items, composition),
      enabled: near !== undefined,
    })
    return (
      <EditorialPage path={path}>
        <QuoteForm
          search={search}
          things={useSuspenseQuery(favouritesQueryOptions(readItems(search.items ?? ''))).data}
          set={useSuspenseQuery(askedSetQueryOptions(search.composition)).data}
          dealers={near === undefined ? undefined : dealers.data}
          posted={Route.useLoaderData().posted}
        />
      </EditorialPage>
    )
  },
})
