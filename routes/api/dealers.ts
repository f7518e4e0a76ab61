import { createFileRoute } from '@tanstack/react-router'
import { dealersResponse } from '#server/dealers/dealers-response.ts'

export const Route = createFileRoute('/api/dealers')({
  server: { handlers: { GET: dealersResponse } },
})
