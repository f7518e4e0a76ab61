import { createFileRoute } from '@tanstack/react-router'
import { searchSourceAnswer } from '#server/search/search-results.ts'

export const Route = createFileRoute('/api/search/$source')({
  server: { handlers: { GET: ({ params }) => searchSourceAnswer(params.source) } },
})
