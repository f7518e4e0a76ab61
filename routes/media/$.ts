import { createFileRoute } from '@tanstack/react-router'
import { redirectToNewestVersion } from '#app/features/downloads/download-query.ts'

export const Route = createFileRoute('/media/$')({
  loader: ({ context, params }) => redirectToNewestVersion(context.queryClient, params['_splat'] ?? ''),
})
