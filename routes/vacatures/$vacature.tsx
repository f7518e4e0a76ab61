import { createFileRoute } from '@tanstack/react-router'
import { ApplicationForm } from '#app/features/requests/ApplicationForm.tsx'
import { VacancyError } from '#app/features/vacancies/VacancyError.tsx'
import { VacancyPage } from '#app/features/vacancies/VacancyPage.tsx'
import { loadVacancy } from '#app/features/vacancies/vacancy-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

export const Route = createFileRoute('/vacatures/$vacature')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'application', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  // In one file: a page with a form has many.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: async ({ context, serverContext, params }) => ({
    seo: await loadVacancy(context.queryClient, params.vacature),
    posted: serverContext?.posted,
  }),
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => {
    const { vacature } = Route.useParams()
    return (
      <VacancyPage slug={vacature}>
        <ApplicationForm path={`/vacatures/${vacature}`} vacancy={vacature} posted={Route.useLoaderData().posted} />
      </VacancyPage>
    )
  },
  errorComponent: ({ reset }) => <VacancyError of="single" reset={reset} />,
})
