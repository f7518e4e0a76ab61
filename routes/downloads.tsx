import { createFileRoute } from '@tanstack/react-router'
import { DownloadBrowser } from '#app/features/downloads/DownloadBrowser.tsx'
import { downloadsQueryOptions } from '#app/features/downloads/download-query.ts'
import { downloadSearchSchema } from '#app/features/downloads/download-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/downloads'

export const Route = createFileRoute('/downloads')({
  validateSearch: downloadSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const seo = await loadPage(queryClient, path, queryClient.ensureQueryData(downloadsQueryOptions(deps)))
    return { ...seo, noIndex: deps.search !== undefined }
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <DownloadBrowser search={Route.useSearch()} />
    </EditorialPage>
  ),
})
