import { createFileRoute } from '@tanstack/react-router'
import { guideResponse } from '#server/markdown/markdown-response.ts'

export const Route = createFileRoute('/montage/scharnieren/{$scharnier}.md')({
  server: { handlers: { GET: ({ params }) => guideResponse(`/montage/scharnieren/${params.scharnier}`) } },
})
