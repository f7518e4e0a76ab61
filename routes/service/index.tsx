import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { SourceStatus } from '#app/features/service/SourceStatus.tsx'
import { loadSourceStatus } from '#app/features/service/status-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/service'

export const Route = createFileRoute('/service/')({
  loader: async ({ context: { queryClient } }) => {
    const [seo] = await Promise.all([loadPage(queryClient, path), loadSourceStatus(queryClient)])
    return seo
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <>
      <EditorialPage path={path} />
      <SourceStatus />
    </>
  ),
})
