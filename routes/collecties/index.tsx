import { createFileRoute } from '@tanstack/react-router'
import { loadCollections } from '#app/features/collections/overview/overview-query.ts'
import { CollectionsPage } from '#app/features/collections/overview/CollectionsPage.tsx'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/')({
  loader: ({ context }) => loadCollections(context.queryClient),
  head: headOf,
  component: CollectionsPage,
})
