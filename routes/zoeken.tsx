import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage } from '#app/features/search/ResultsPage.tsx'
import { loadResults, resultSearchSchema } from '#app/features/search/result-query.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/zoeken')({
  validateSearch: resultSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadResults(context.queryClient, deps.q ?? ''),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <ResultsPage query={Route.useSearch().q ?? ''} />,
})
