import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#app/features/newsletter/LinkPage.tsx'
import { linkQueryOptions } from '#app/features/newsletter/link-query.ts'
import { linkSearchSchema } from '#app/features/newsletter/link-search.ts'
import { headOf } from '#app/lib/seo.ts'
import { oneClickResponse, pressLinkButton } from '#server/newsletter/link-pages.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'

export const Route = createFileRoute('/nieuwsbrief/afmelden')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const { result, oneClick } = await pressLinkButton(await newsletterContext(), request, 'unsubscribe')
        return oneClick ? oneClickResponse(result) : next({ context: { pressed: result } })
      },
    },
  },
  validateSearch: linkSearchSchema,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, serverContext, deps }) => {
    await context.queryClient.ensureQueryData(linkQueryOptions('unsubscribe', deps.token))
    return {
      failed: serverContext?.pressed === 'failed',
      title: 'Nieuwsbrief afmelden',
      description: 'Meld u hier met één druk op de knop af voor de nieuwsbrief uit de werkplaats, zonder wachtwoord.',
      path: '/nieuwsbrief/afmelden',
      noIndex: true,
    }
  },
  head: headOf,
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: () => (
    <LinkPage purpose="unsubscribe" token={Route.useLoaderDeps().token} failed={Route.useLoaderData().failed} />
  ),
})
