import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#server/http/method-refusal.ts'

const maker = () => import('#server/pdf/set-response.ts')

export const Route = createFileRoute('/samenstellen/{$collectie}.dxf')({
  server: {
    handlers: {
      GET: async ({ request, params }) => (await maker()).setDrawing(request, params.collectie),
      ANY: refuseMethod('GET'),
    },
  },
})
