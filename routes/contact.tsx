import { createFileRoute } from '@tanstack/react-router'
import { ContactDetails } from '#app/features/contact/ContactDetails.tsx'
import { organizationData } from '#app/features/contact/contact-seo.ts'
import { Whereabouts } from '#app/features/contact/Whereabouts.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/contact'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => ({
    ...(await loadPage(context.queryClient, path)),
    structuredData: [organizationData()],
  }),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <ContactDetails />
      <Whereabouts />
    </EditorialPage>
  ),
})
