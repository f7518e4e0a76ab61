import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { serviceSearchSchema } from '#app/features/requests/service-search.ts'
import { ServiceForm } from '#app/features/requests/ServiceForm.tsx'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/service/verzoek'

export const Route = createFileRoute('/service/verzoek')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'service', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  validateSearch: serviceSearchSchema,
  loaderDeps: ({ search: { article } }) => ({ isFilled: article !== undefined }),
  loader: async ({ context: { queryClient }, serverContext, deps: { isFilled } }) => ({
    seo: { ...(await loadPage(queryClient, path)), noIndex: isFilled },
    posted: serverContext?.posted,
  }),
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => (
    <EditorialPage path={path}>
      <ServiceForm path={path} search={Route.useSearch()} posted={Route.useLoaderData().posted} />
    </EditorialPage>
  ),
})
