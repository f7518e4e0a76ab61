import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { ResultsPage } from '#app/features/search/ResultsPage.tsx'
import { loadResults } from '#app/features/search/result-query.ts'
import { pageHead } from '#app/lib/seo.ts'
import { param, text } from '#domain/search-params.ts'

export const Route = createFileRoute('/zoeken')({
  validateSearch: z.object({ q: param(text(60)) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadResults(context.queryClient, deps.q ?? ''),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <ResultsPage query={Route.useSearch().q ?? ''} />,
})
