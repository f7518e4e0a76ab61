import { createFileRoute } from '@tanstack/react-router'
import { dealersAnswer } from '#server/pages/dealers-answer.ts'

export const Route = createFileRoute('/api/dealers')({
  server: { handlers: { GET: dealersAnswer } },
})
