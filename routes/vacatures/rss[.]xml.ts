import { createFileRoute } from '@tanstack/react-router'
import { vacancyFeedAnswer } from '#server/content/vacancy-feed.ts'

export const Route = createFileRoute('/vacatures/rss.xml')({
  server: { handlers: { GET: () => vacancyFeedAnswer() } },
})
