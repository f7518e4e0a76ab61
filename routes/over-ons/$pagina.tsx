import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { companySlugs } from '#domain/pages/editorial-slugs.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/over-ons/$pagina')({
  params: { parse: ({ pagina }) => ifMember(companySlugs, pagina, (slug) => ({ pagina: slug })) },
  loader: ({ context, params }) => loadPage(context.queryClient, `/over-ons/${params.pagina}`),
  head: headOf,
  component: () => <EditorialPage path={`/over-ons/${Route.useParams().pagina}`} />,
})
