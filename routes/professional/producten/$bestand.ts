import { createFileRoute } from '@tanstack/react-router'

/** With the first file: what makes them is large, and the server starts sooner without it. */
const maker = () => import('#server/professional/product-files.ts')

export const Route = createFileRoute('/professional/producten/$bestand')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).productFile(request, params.bestand),
    },
  },
})
