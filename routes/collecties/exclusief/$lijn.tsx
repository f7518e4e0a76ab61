import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#app/features/collections/CollectionPage.tsx'
import { loadCollection } from '#app/features/collections/collection-query.ts'
import { exclusiveSlugs } from '#domain/collections/collection-slugs.ts'
import { NearestDealers } from '#app/features/dealers/NearestDealers.tsx'
import { ifMember } from '#app/lib/closed-list.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/collecties/exclusief/$lijn')({
  params: { parse: ({ lijn }) => ifMember(exclusiveSlugs, lijn, (slug) => ({ lijn: slug })) },
  validateSearch: readSearch('collection'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCollection(context.queryClient, params.lijn, deps.finish),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <CollectionPage slug={Route.useParams().lijn} finish={Route.useSearch().finish} dealers={<NearestDealers />} />
  ),
})
