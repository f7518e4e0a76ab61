import { createFileRoute } from '@tanstack/react-router'
import { VisitOpening } from '#app/features/contact/VisitOpening.tsx'
import { Whereabouts } from '#app/features/contact/Whereabouts.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/showroom'

export const Route = createFileRoute('/showroom/')({
  loader: ({ context }) => loadPage(context.queryClient, path),
  head: headOf,
  component: () => (
    <EditorialPage path={path} opening={<VisitOpening />}>
      <Whereabouts />
    </EditorialPage>
  ),
})
