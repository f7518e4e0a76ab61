import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { finishCardsQueryOptions } from '#app/features/finishes/finish-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { sampleSearchSchema } from '#app/features/requests/sample-search.ts'
import { SampleForm } from '#app/features/requests/SampleForm.tsx'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/kleurstalen'

export const Route = createFileRoute('/kleurstalen')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'samples', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  validateSearch: sampleSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, serverContext, deps }) => {
    const [seo, groups] = await Promise.all([
      loadPage(queryClient, path),
      queryClient.ensureQueryData(finishCardsQueryOptions()),
    ])
    leaveUnknown(path, deps, { color: groups.flatMap(({ own }) => own.map(({ name }) => name)) })
    return { seo, posted: serverContext?.posted }
  },
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => (
    <EditorialPage path={path}>
      <SampleForm
        path={path}
        groups={useSuspenseQuery(finishCardsQueryOptions()).data}
        search={Route.useSearch()}
        posted={Route.useLoaderData().posted}
      />
    </EditorialPage>
  ),
})
