import { createFileRoute } from '@tanstack/react-router'
import { siteRestAnswer } from '#server/rest/site-rest.ts'

export const Route = createFileRoute('/api/$type/$id')({
  server: { handlers: { ANY: ({ request }) => siteRestAnswer(request) } },
})
