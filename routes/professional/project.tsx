import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { favouritesQueryOptions } from '#app/features/favourites/favourites-list.ts'
import { favouritesSearchSchema } from '#app/features/favourites/favourites-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { ProjectForm } from '#app/features/requests/ProjectForm.tsx'
import { headOf } from '#app/lib/seo.ts'
import { readItems } from '#domain/favourites.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/professional/project'

export const Route = createFileRoute('/professional/project')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'project', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  validateSearch: favouritesSearchSchema,
  loaderDeps: ({ search: { items = '' } }) => ({ items }),
  loader: async ({ context: { queryClient }, serverContext, deps: { items } }) => {
    const [seo] = await Promise.all([
      loadPage(queryClient, path),
      queryClient.ensureQueryData(favouritesQueryOptions(readItems(items))),
    ])
    return { seo: { ...seo, noIndex: items !== '' }, posted: serverContext?.posted }
  },
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => {
    const { items = '' } = Route.useSearch()
    return (
      <EditorialPage path={path}>
        <ProjectForm
          items={items}
          things={useSuspenseQuery(favouritesQueryOptions(readItems(items))).data}
          posted={Route.useLoaderData().posted}
        />
      </EditorialPage>
    )
  },
})
