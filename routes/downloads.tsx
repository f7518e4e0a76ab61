import { createFileRoute } from '@tanstack/react-router'
import { DownloadBrowser } from '#app/features/downloads/DownloadBrowser.tsx'
import { downloadsQueryOptions } from '#app/features/downloads/download-query.ts'
import { downloadSearchSchema } from '#app/features/downloads/download-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/downloads'

export const Route = createFileRoute('/downloads')({
  validateSearch: downloadSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [seo, { collections, mirrors }] = await Promise.all([
      loadPage(queryClient, path),
      queryClient.ensureQueryData(downloadsQueryOptions(deps)),
    ])
    leaveUnknown(path, deps, { collection: [...collections, ...mirrors].map(({ value }) => value) })
    return { ...seo, noIndex: deps.search !== undefined }
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <DownloadBrowser search={Route.useSearch()} />
    </EditorialPage>
  ),
})
