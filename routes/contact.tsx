import { createFileRoute } from '@tanstack/react-router'
import { bandsStand, contactCode, loadBands } from '#app/features/contact/bands.ts'
import { StandingBands } from '#app/features/contact/StandingBands.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/contact'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const [{ crumbs = [], ...seo }] = await Promise.all([
      loadPage(context.queryClient, path),
      loadBands('ContactBands'),
    ])
    // Where the bands stand, so does what the head says of them.
    return bandsStand('ContactBands') ? seo : { ...seo, crumbs, structuredData: [contactCode.get().organizationData()] }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <StandingBands bands="ContactBands" />
    </EditorialPage>
  ),
})
