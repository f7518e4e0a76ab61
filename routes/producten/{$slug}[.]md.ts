import { createFileRoute } from '@tanstack/react-router'
import { productAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/producten/{$slug}.md')({
  server: { handlers: { GET: ({ params }) => productAnswer(params.slug) } },
})
