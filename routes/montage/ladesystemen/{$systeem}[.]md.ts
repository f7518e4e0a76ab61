import { createFileRoute } from '@tanstack/react-router'
import { guideAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/montage/ladesystemen/{$systeem}.md')({
  server: { handlers: { GET: ({ params }) => guideAnswer(`/montage/ladesystemen/${params.systeem}`) } },
})
