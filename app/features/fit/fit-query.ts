/** What fits a niche, in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { carryLean } from '#app/lib/carried-data.ts'
import { fetchFit } from '#server/fit/fit.functions.ts'
import { nicheOf, type FitSearch } from './fit-search.ts'
import { outcomeCode } from './outcome-code.ts'

/** The answer for the lengths in the address, with the code that shows it. */
export function fitQueryOptions(search: FitSearch) {
  const asked = { niche: nicheOf(search), item: search.item ?? null }
  return queryOptions({
    queryKey: ['fit', asked],
    queryFn: async () => {
      const [answer] = await Promise.all([fetchFit({ data: asked }), outcomeCode.fetch()])
      return answer
    },
    staleTime: Infinity,
  })
}

/** Puts it into the cache; of what was tried goes along how it came out. */
export async function loadFit(queryClient: QueryClient, search: FitSearch): Promise<void> {
  const answer = await queryClient.ensureQueryData(fitQueryOptions(search))
  carryLean(answer, () => ({
    ...answer,
    things: answer.things.map(({ verdict }) => ({ verdict })),
    drawn: null,
    stands: true,
  }))
}
