import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { ResultsPage } from '#app/features/search/ResultsPage.tsx'
import { loadResults } from '#app/features/search/result-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { param, searchSchema, text, textLike } from '#domain/search-params.ts'

export const Route = createFileRoute('/zoeken')({
  validateSearch: searchSchema(() => z.object({ q: param(text(60)), group: param(textLike(/^[a-z-]{1,60}$/)) })),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadResults(context.queryClient, deps.q ?? '', deps.group),
  head: headOf,
  component: () => {
    const { q = '', group } = Route.useSearch()
    return <ResultsPage query={q} group={group} />
  },
})
