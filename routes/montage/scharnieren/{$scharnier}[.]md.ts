import { createFileRoute } from '@tanstack/react-router'
import { guideAnswer } from '#server/markdown/markdown-answer.ts'

export const Route = createFileRoute('/montage/scharnieren/{$scharnier}.md')({
  server: { handlers: { GET: ({ params }) => guideAnswer(`/montage/scharnieren/${params.scharnier}`) } },
})
