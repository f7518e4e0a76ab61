import { createFileRoute } from '@tanstack/react-router'
import { vacancyFeedAnswer } from '#server/pages/vacancy-feed.ts'

export const Route = createFileRoute('/vacatures/rss.xml')({
  server: { handlers: { GET: () => vacancyFeedAnswer() } },
})
