import { createFileRoute } from '@tanstack/react-router'
import { guideResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/montage/{$gids}.md')({
  server: { handlers: { GET: ({ params }) => guideResponse(`/montage/${params.gids}`) } },
})
