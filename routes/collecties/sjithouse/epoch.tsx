import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#app/features/collections/CollectionPage.tsx'
import { loadCollection } from '#app/features/collections/collection-query.ts'
import { epochSlug } from '#domain/collections/collection-slugs.ts'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/collecties/sjithouse/epoch')({
  validateSearch: readSearch('collection'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCollection(context.queryClient, epochSlug, deps.finish),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <CollectionPage slug={epochSlug} finish={Route.useSearch().finish} dealers={<NearestDealers />} />,
})
