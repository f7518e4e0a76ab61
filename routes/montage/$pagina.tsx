import { createFileRoute } from '@tanstack/react-router'
import { FilmList } from '#app/features/assembly/FilmList.tsx'
import { guideFilmsQueryOptions } from '#app/features/assembly/guide-query.ts'
import { filmPages, filmPageSlugs } from '#app/features/assembly/guide-slugs.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/$pagina')({
  params: { parse: ({ pagina }) => ifMember(filmPageSlugs, pagina, (slug) => ({ pagina: slug })) },
  loader: ({ context: { queryClient }, params: { pagina } }) =>
    loadPage(queryClient, `/montage/${pagina}`, queryClient.ensureQueryData(guideFilmsQueryOptions(filmPages[pagina]))),
  head: headOf,
  component: () => <FilmsPage />,
})

function FilmsPage() {
  const { pagina } = Route.useParams()
  return (
    <EditorialPage path={`/montage/${pagina}`}>
      <FilmList folder={filmPages[pagina]} />
    </EditorialPage>
  )
}
