import { createFileRoute } from '@tanstack/react-router'

/** With the first model: what calculates triangles is large, and the server starts sooner without it. */
const maker = () => import('#server/models/model-response.ts')

export const Route = createFileRoute('/samenstellen/{$collectie}.glb')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).setModelFile(request, params.collectie),
    },
  },
})
