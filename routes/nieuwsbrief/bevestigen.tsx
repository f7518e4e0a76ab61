import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#app/features/newsletter/LinkPage.tsx'
import { linkQueryOptions } from '#app/features/newsletter/link-query.ts'
import { linkSearchSchema } from '#app/features/newsletter/link-search.ts'
import { headOf } from '#app/lib/seo.ts'
import { pressLinkButton } from '#server/newsletter/link-pages.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'

export const Route = createFileRoute('/nieuwsbrief/bevestigen')({
  server: {
    handlers: {
      // A GET must not confirm, because mail scanners open links.
      POST: async ({ request, next }) => {
        const { result } = await pressLinkButton(await newsletterContext(), request, 'confirm')
        return next({ context: { pressed: result } })
      },
    },
  },
  validateSearch: linkSearchSchema,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, serverContext, deps }) => {
    await context.queryClient.ensureQueryData(linkQueryOptions('confirm', deps.token))
    return {
      failed: serverContext?.pressed === 'failed',
      title: 'Nieuwsbrief bevestigen',
      description: 'Bevestig hier het e-mailadres waarmee u zich voor de nieuwsbrief uit de werkplaats aanmeldde.',
      path: '/nieuwsbrief/bevestigen',
      noIndex: true,
    }
  },
  head: headOf,
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: () => (
    <LinkPage purpose="confirm" token={Route.useLoaderDeps().token} failed={Route.useLoaderData().failed} />
  ),
})
