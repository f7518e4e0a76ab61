import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#app/features/collections/CollectionPage.tsx'
import { loadCollection } from '#app/features/collections/collection-query.ts'
import { collectionSlugs } from '#domain/collections/collection-slugs.ts'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { ifMember } from '#app/lib/closed-list.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/collecties/$collectie')({
  params: { parse: ({ collectie }) => ifMember(collectionSlugs, collectie, (slug) => ({ collectie: slug })) },
  validateSearch: readSearch('collection'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCollection(context.queryClient, params.collectie, deps.finish),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <CollectionPage slug={Route.useParams().collectie} finish={Route.useSearch().finish} dealers={<NearestDealers />} />
  ),
})
