import { createFileRoute } from '@tanstack/react-router'
import { llmsAnswer } from '#server/markdown/llms-text.ts'

export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: () => llmsAnswer() } },
})
