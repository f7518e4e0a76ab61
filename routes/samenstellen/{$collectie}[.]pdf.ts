import { createFileRoute } from '@tanstack/react-router'

/** With the first sheet: what makes PDFs is large, and the server starts sooner without it. */
const maker = () => import('#server/pdf/set-response.ts')

export const Route = createFileRoute('/samenstellen/{$collectie}.pdf')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).setSheet(request, params.collectie),
    },
  },
})
