import { createFileRoute } from '@tanstack/react-router'
import { faqResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/veelgestelde-vragen/{$vraag}.md')({
  server: { handlers: { GET: ({ params }) => faqResponse(params.vraag) } },
})
