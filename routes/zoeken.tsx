import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage } from '#app/features/search/ResultsPage.tsx'
import { loadResults } from '#app/features/search/result-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { readSearch } from '#app/shell/read-search.ts'

export const Route = createFileRoute('/zoeken')({
  validateSearch: readSearch('results'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadResults(context.queryClient, deps.q ?? ''),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <ResultsPage query={Route.useSearch().q ?? ''} />,
})
