import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/service'

export const Route = createFileRoute('/service/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, path),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <EditorialPage path={path} />,
})
