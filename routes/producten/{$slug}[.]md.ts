import { createFileRoute } from '@tanstack/react-router'
import { productResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/producten/{$slug}.md')({
  server: { handlers: { GET: ({ params }) => productResponse(params.slug) } },
})
