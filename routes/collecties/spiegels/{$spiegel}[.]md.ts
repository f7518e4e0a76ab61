import { createFileRoute } from '@tanstack/react-router'
import { mirrorResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/collecties/spiegels/{$spiegel}.md')({
  server: { handlers: { GET: ({ params }) => mirrorResponse(params.spiegel) } },
})
