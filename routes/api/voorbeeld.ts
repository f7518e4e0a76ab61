import { createFileRoute } from '@tanstack/react-router'
import { env } from '#server/env.ts'
import { previewResponse } from '#server/http/preview.ts'

export const Route = createFileRoute('/api/voorbeeld')({
  server: {
    handlers: { GET: ({ request }) => previewResponse(request, env().REVALIDATE_SECRET, Date.now()) },
  },
})
