import { createFileRoute } from '@tanstack/react-router'
import { guideAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/montage/{$gids}.md')({
  server: { handlers: { GET: ({ params }) => guideAnswer(`/montage/${params.gids}`) } },
})
