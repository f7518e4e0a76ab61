import { createFileRoute } from '@tanstack/react-router'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { ServiceOpening } from '#app/features/requests/ServiceOpening.tsx'
import { headOf } from '#app/lib/seo.ts'

const path = '/service'

export const Route = createFileRoute('/service/')({
  loader: ({ context: { queryClient } }) => loadPage(queryClient, path),
  head: headOf,
  component: () => <EditorialPage path={path} opening={<ServiceOpening />} />,
})
