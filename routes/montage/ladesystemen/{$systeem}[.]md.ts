import { createFileRoute } from '@tanstack/react-router'
import { guideResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/montage/ladesystemen/{$systeem}.md')({
  server: { handlers: { GET: ({ params }) => guideResponse(`/montage/ladesystemen/${params.systeem}`) } },
})
