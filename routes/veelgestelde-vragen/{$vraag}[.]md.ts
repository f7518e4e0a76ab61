import { createFileRoute } from '@tanstack/react-router'
import { faqAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/veelgestelde-vragen/{$vraag}.md')({
  server: { handlers: { GET: ({ params }) => faqAnswer(params.vraag) } },
})
