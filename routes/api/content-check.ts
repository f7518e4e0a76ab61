import { createFileRoute } from '@tanstack/react-router'
import { env } from '#server/env.ts'
import { contentCheckResponse } from '#server/operations/content-check.ts'
import { checkedSite } from '#server/operations/checked-site.ts'

export const Route = createFileRoute('/api/content-check')({
  server: {
    handlers: { POST: ({ request }) => contentCheckResponse(request, env().REVALIDATE_SECRET, checkedSite) },
  },
})
