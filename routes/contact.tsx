import { createFileRoute } from '@tanstack/react-router'
import { ContactDetails, ContactOpening } from '#app/features/contact/ContactDetails.tsx'
import { Whereabouts } from '#app/features/contact/Whereabouts.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { ContactForm } from '#app/features/requests/ContactForm.tsx'
import { headOf } from '#app/lib/seo.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { answerPostedRequest } from '#server/requests/posted-request.ts'

const path = '/contact'

export const Route = createFileRoute('/contact')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const result = await answerPostedRequest(await requestContext(), 'contact', request)
        return result instanceof Response ? result : next({ context: { posted: result } })
      },
    },
  },
  loader: async ({ context, serverContext }) => ({
    seo: await loadPage(context.queryClient, path),
    posted: serverContext?.posted,
  }),
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => (
    <EditorialPage path={path} opening={<ContactOpening />} taken="spread">
      {(own) => (
        <>
          <ContactDetails />
          <ContactForm path={path} posted={Route.useLoaderData().posted} />
          <Whereabouts directions={own.find((section) => section.kind === 'spread')} />
        </>
      )}
    </EditorialPage>
  ),
})
