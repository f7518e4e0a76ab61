import { createFileRoute } from '@tanstack/react-router'

/** With the first list: what makes PDFs is large, and the server starts sooner without it. */
const maker = () => import('#server/pdf/wish-list-response.ts')

export const Route = createFileRoute('/verlanglijstje.pdf')({
  server: {
    handlers: {
      GET: async ({ request }) => (await maker()).wishListByAddress(request),
      POST: async ({ request }) => (await maker()).wishListByForm(request),
    },
  },
})
