import { createFileRoute } from '@tanstack/react-router'
import { loadBands } from '#app/features/contact/bands.ts'
import { StandingBands } from '#app/features/contact/StandingBands.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/showroom'

export const Route = createFileRoute('/showroom')({
  loader: async ({ context }) => {
    const [seo] = await Promise.all([loadPage(context.queryClient, path), loadBands('ShowroomBands')])
    return seo
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <StandingBands bands="ShowroomBands" />
    </EditorialPage>
  ),
})
