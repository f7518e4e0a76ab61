import { createFileRoute } from '@tanstack/react-router'
import { vacancyFeedResponse } from '#server/vacancies/vacancies.ts'

export const Route = createFileRoute('/vacatures/rss.xml')({
  server: { handlers: { GET: () => vacancyFeedResponse() } },
})
