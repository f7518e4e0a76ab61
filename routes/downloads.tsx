import { createFileRoute } from '@tanstack/react-router'
import { DownloadBrowser } from '#app/features/downloads/DownloadBrowser.tsx'
import { loadDownloads } from '#app/features/downloads/download-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

const path = '/downloads'

export const Route = createFileRoute('/downloads')({
  validateSearch: readSearch('downloads'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [seo] = await Promise.all([loadPage(queryClient, path), loadDownloads(queryClient, deps)])
    return { ...seo, noIndex: deps.search !== undefined }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <DownloadBrowser search={Route.useSearch()} />
    </EditorialPage>
  ),
})
