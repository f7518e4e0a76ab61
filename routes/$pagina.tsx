import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { editorialSlugs } from '#domain/pages/editorial-slugs.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/$pagina')({
  params: { parse: ({ pagina }) => ifMember(editorialSlugs, pagina, (slug) => ({ pagina: slug })) },
  loader: ({ context, params }) => loadPage(context.queryClient, `/${params.pagina}`),
  head: headOf,
  component: () => <EditorialPage path={`/${Route.useParams().pagina}`} />,
})
