import { createFileRoute } from '@tanstack/react-router'
import { mirrorAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/collecties/spiegels/{$spiegel}.md')({
  server: { handlers: { GET: ({ params }) => mirrorAnswer(params.spiegel) } },
})
