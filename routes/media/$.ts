import { createFileRoute } from '@tanstack/react-router'
import { loadFormerFile } from '#app/features/downloads/former-file.ts'

export const Route = createFileRoute('/media/$')({
  loader: ({ context, params }) => loadFormerFile(context.queryClient, params['_splat'] ?? ''),
})
