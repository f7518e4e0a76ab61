import { createFileRoute } from '@tanstack/react-router'
import { VacancyError } from '#app/features/vacancies/VacancyError.tsx'
import { VacancyPage } from '#app/features/vacancies/VacancyPage.tsx'
import { loadVacancy } from '#app/features/vacancies/vacancy-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/vacatures/$vacature')({
  loader: ({ context, params }) => loadVacancy(context.queryClient, params.vacature),
  head: headOf,
  component: () => <VacancyPage slug={Route.useParams().vacature} />,
  errorComponent: ({ reset }) => <VacancyError of="single" reset={reset} />,
})
