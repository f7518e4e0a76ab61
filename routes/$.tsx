import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { isOpenPath } from '#domain/site-map.ts'

/** Pages that editors add, at addresses that no other route has. */
export const Route = createFileRoute('/$')({
  params: { parse: (params) => (isOpenPath(pathOf(params)) ? params : false) },
  loader: ({ context, params }) => loadPage(context.queryClient, pathOf(params)),
  head: headOf,
  component: () => <EditorialPage path={pathOf(Route.useParams())} />,
})

function pathOf(params: { _splat?: string | undefined }): string {
  return `/${params['_splat'] ?? ''}`
}
