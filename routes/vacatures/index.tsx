import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { VacancyError } from '#app/features/vacancies/VacancyError.tsx'
import { VacancyList } from '#app/features/vacancies/VacancyList.tsx'
import { vacanciesQueryOptions } from '#app/features/vacancies/vacancy-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/vacatures'

export const Route = createFileRoute('/vacatures/')({
  loader: async ({ context: { queryClient } }) => {
    const [seo] = await Promise.all([loadPage(queryClient, path), queryClient.ensureQueryData(vacanciesQueryOptions())])
    return { ...seo, alternates: [{ path: '/vacatures/rss.xml', type: 'application/rss+xml', title: 'Vacatures' }] }
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <VacancyList />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <VacancyError of="list" reset={reset} />,
})
