import { createFileRoute } from '@tanstack/react-router'
import { requestStatusQueryOptions } from '#app/features/requests/request-query.ts'
import { statusSearchSchema } from '#app/features/requests/status-search.ts'
import { RequestStatusPage } from '#app/features/requests/RequestStatusPage.tsx'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerChange } from '#server/requests/request-files.ts'

export const Route = createFileRoute('/aanvraag/')({
  server: {
    handlers: {
      POST: async ({ request, next }) =>
        next({ context: { outcome: await answerChange(await requestContext(), request) } }),
    },
  },
  validateSearch: statusSearchSchema,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, serverContext, deps }) => {
    await context.queryClient.ensureQueryData(requestStatusQueryOptions(deps.token))
    return {
      title: 'Uw aanvraag',
      description: 'Wat u hebt gevraagd en wat er nu gebeurt. Deze pagina opent u met de link uit de mail.',
      path: '/aanvraag',
      noIndex: true,
      outcome: serverContext?.outcome,
    }
  },
  head: headOf,
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: () => <RequestStatusPage token={Route.useLoaderDeps().token} outcome={Route.useLoaderData().outcome} />,
})
