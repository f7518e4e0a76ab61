import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { abroadSearchSchema, dealersAbroadQueryOptions } from '#app/features/dealers/abroad-query.ts'
import { DealersAbroad } from '#app/features/dealers/DealersAbroad.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage, pageQueryOptions } from '#app/features/pages/page-query.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'
import { foreignLanguages } from '#domain/languages.ts'

export const Route = createFileRoute('/$taal')({
  params: { parse: ({ taal }) => ifMember(foreignLanguages, taal, (language) => ({ taal: language })) },
  validateSearch: abroadSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { taal }, deps: { near } }) =>
    loadPage(
      queryClient,
      `/${taal}`,
      ...(near === undefined ? [] : [queryClient.ensureQueryData(dealersAbroadQueryOptions(taal, near))]),
    ),
  head: headOf,
  component: LanguagePage,
})

function LanguagePage() {
  const { taal } = Route.useParams()
  const { near } = Route.useSearch()
  const { data: page } = useSuspenseQuery(pageQueryOptions(`/${taal}`))
  return (
    <EditorialPage path={`/${taal}`}>
      {page?.finder && <DealersAbroad language={taal} words={page.finder} near={near} />}
    </EditorialPage>
  )
}
