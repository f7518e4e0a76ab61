import { createFileRoute } from '@tanstack/react-router'
import { vacancyFeedResponse } from '#server/pages/vacancies.ts'

export const Route = createFileRoute('/vacatures/rss.xml')({
  server: { handlers: { GET: () => vacancyFeedResponse() } },
})
