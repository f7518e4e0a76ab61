import { createFileRoute } from '@tanstack/react-router'

/** With the first model: what calculates triangles is large, and the server starts sooner without it. */
const maker = () => import('#server/models/model-response.ts')

export const Route = createFileRoute('/producten/{$slug}.glb')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).productModelFile(request, params.slug),
    },
  },
})
