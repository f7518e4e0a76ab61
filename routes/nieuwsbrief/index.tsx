import { createFileRoute } from '@tanstack/react-router'
import { NewsletterSignup } from '#app/features/newsletter/NewsletterSignup.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'
import { handlePostedForm } from '#server/newsletter/posted-form.ts'

export const Route = createFileRoute('/nieuwsbrief/')({
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, next }) =>
        next({ context: { posted: await handlePostedForm(await newsletterContext(), request) } }),
    },
  },
  loader: async ({ context, serverContext }) => ({
    seo: await loadPage(context.queryClient, '/nieuwsbrief'),
    posted: serverContext?.posted,
  }),
  head: headOf,
  // The response contains what the visitor typed.
  headers: ({ loaderData }) => (loaderData?.posted === undefined ? {} : { 'cache-control': 'no-store' }),
  component: () => (
    <EditorialPage path="/nieuwsbrief" opening={<NewsletterSignup posted={Route.useLoaderData().posted} />} />
  ),
})
