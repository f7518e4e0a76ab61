import { createFileRoute } from '@tanstack/react-router'
import { siteRestResponse } from '#server/rest/site-rest.ts'

export const Route = createFileRoute('/api/$type/$id')({
  server: { handlers: { ANY: ({ request }) => siteRestResponse(request) } },
})
