import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/producten/$pagina')({
  params: { parse: ({ pagina }) => ifMember(productPageSlugs, pagina, (slug) => ({ pagina: slug })) },
  loader: ({ context, params }) => loadPage(context.queryClient, `/producten/${params.pagina}`),
  head: headOf,
  component: () => <EditorialPage path={`/producten/${Route.useParams().pagina}`} />,
})
