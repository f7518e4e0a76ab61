import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { AppointmentForm } from '#app/features/requests/AppointmentForm.tsx'
import { freeSlotsQueryOptions } from '#app/features/requests/request-query.ts'
import { SectionList } from '#app/sections/SectionList.tsx'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/showroom/afspraak'

export const Route = createFileRoute('/showroom/afspraak')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'appointment', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => ({
    seo: await loadPage(queryClient, path, queryClient.ensureQueryData(freeSlotsQueryOptions)),
    posted: serverContext?.posted,
  }),
  head: headOf,
  headers: () => ({ 'cache-control': 'no-store' }),
  component: () => (
    <EditorialPage path={path} taken="facts">
      {(facts) => (
        <>
          <SectionList sections={facts} opening="plain" />
          <AppointmentForm
            path={path}
            slots={useSuspenseQuery(freeSlotsQueryOptions).data}
            posted={Route.useLoaderData().posted}
          />
        </>
      )}
    </EditorialPage>
  ),
})
