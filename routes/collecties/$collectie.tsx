import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#app/features/collections/CollectionPage.tsx'
import { loadCollection } from '#app/features/collections/collection-query.ts'
import { collectionSearchSchema } from '#app/features/collections/collection-search.ts'
import { collectionSlugs } from '#domain/collections/collection-slugs.ts'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { ifMember } from '#app/lib/closed-list.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/collecties/$collectie')({
  params: { parse: ({ collectie }) => ifMember(collectionSlugs, collectie, (slug) => ({ collectie: slug })) },
  validateSearch: collectionSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCollection(context.queryClient, params.collectie, deps),
  head: headOf,
  component: () => (
    <CollectionPage slug={Route.useParams().collectie} finish={Route.useSearch().finish} dealers={<NearestDealers />} />
  ),
})
