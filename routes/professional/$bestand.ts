import { createFileRoute, notFound } from '@tanstack/react-router'

/** With the first file: what makes them is large, and the server starts sooner without it. */
const maker = () => import('#server/professional/catalogue-files.ts')

export const Route = createFileRoute('/professional/$bestand')({
  server: {
    handlers: {
      GET: async ({ request, params, next }) =>
        (await (await maker()).catalogueFile(request, params.bestand)) ?? next(),
    },
  },
  // What is no file is a page that does not exist.
  loader: () => {
    throw notFound()
  },
  component: () => null,
})
