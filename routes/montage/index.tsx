import { createFileRoute } from '@tanstack/react-router'
import { AssemblyHub } from '#app/features/assembly/hub/AssemblyHub.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/montage'

export const Route = createFileRoute('/montage/')({
  loader: ({ context }) => loadPage(context.queryClient, path),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <AssemblyHub />
    </EditorialPage>
  ),
})
