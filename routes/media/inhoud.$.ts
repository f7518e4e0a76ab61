import { createFileRoute } from '@tanstack/react-router'
import { cmsFileResponse } from '#server/images/cms-files.ts'

export const Route = createFileRoute('/media/inhoud/$')({
  server: {
    handlers: {
      GET: ({ params }) => cmsFileResponse(params['_splat'] ?? ''),
    },
  },
})
