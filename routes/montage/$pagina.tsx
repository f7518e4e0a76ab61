import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { assemblyPageSlugs } from '#app/features/pages/editorial-slugs.ts'
import { ifMember } from '#app/lib/closed-list.ts'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/montage/$pagina')({
  params: { parse: ({ pagina }) => ifMember(assemblyPageSlugs, pagina, (slug) => ({ pagina: slug })) },
  loader: ({ context, params }) => loadPage(context.queryClient, `/montage/${params.pagina}`),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <EditorialPage path={`/montage/${Route.useParams().pagina}`} />,
})
