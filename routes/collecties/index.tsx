import { createFileRoute } from '@tanstack/react-router'
import { loadCollections } from '#app/features/collections/overview/overview-query.ts'
import { CollectionsPage } from '#app/features/collections/overview/CollectionsPage.tsx'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/')({
  loader: ({ context }) => loadCollections(context.queryClient),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: CollectionsPage,
})
