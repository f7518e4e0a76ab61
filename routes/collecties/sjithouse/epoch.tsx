import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#app/features/collections/CollectionPage.tsx'
import { loadCollection } from '#app/features/collections/collection-query.ts'
import { collectionSearchSchema } from '#app/features/collections/collection-search.ts'
import { epochSlug } from '#domain/collections/collection-slugs.ts'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/sjithouse/epoch')({
  validateSearch: collectionSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCollection(context.queryClient, epochSlug, deps),
  head: headOf,
  component: () => <CollectionPage slug={epochSlug} finish={Route.useSearch().finish} dealers={<NearestDealers />} />,
})
