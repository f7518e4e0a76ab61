import { createFileRoute } from '@tanstack/react-router'
import { dealersAnswer } from '#server/dealers/dealers-answer.ts'

export const Route = createFileRoute('/api/dealers')({
  server: { handlers: { GET: dealersAnswer } },
})
