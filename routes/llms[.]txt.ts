import { createFileRoute } from '@tanstack/react-router'
import { llmsResponse } from '#server/markdown/llms-text.ts'

export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: () => llmsResponse() } },
})
