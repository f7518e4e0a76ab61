import { createFileRoute } from '@tanstack/react-router'

const maker = () => import('#server/pdf/set-response.ts')

export const Route = createFileRoute('/samenstellen/{$collectie}.dxf')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).setDrawing(request, params.collectie),
    },
  },
})
