/** The wall of finishes in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerOnce, carryStanding } from '#app/ui/filter/standing-list.ts'
import type { FinishCard } from '#server/content/finishes.ts'
import { fetchFinishCards } from '#server/content/finishes.functions.ts'
import type { FinishFilter } from '#domain/finishes/finish-lookups.ts'
import type { FinishSearch } from '../finish-search.ts'
import { finishWallCode } from './wall-code.ts'

const wallOf = answerOnce((finishes: readonly FinishCard[], filter: FinishFilter) =>
  finishWallCode.get().finishWall(finishes, filter),
)

/** All finishes as samples. */
function finishCardsQueryOptions() {
  return queryOptions({
    queryKey: ['finishes'],
    queryFn: () => fetchFinishCards(),
    staleTime: Infinity,
  })
}

/** The wall with the finishes that pass the filters. */
export function finishWallQueryOptions({ category, brand, collection }: FinishFilter) {
  const filter = { category, brand, collection }
  return queryOptions({
    queryKey: ['finish-wall', filter],
    queryFn: async ({ client }) => {
      const [finishes] = await Promise.all([client.ensureQueryData(finishCardsQueryOptions()), finishWallCode.fetch()])
      return wallOf(finishes, filter)
    },
    staleTime: Infinity,
  })
}

/** The one that is opened above the wall, with the code that shows it; null when `color` is the name of none. */
export function openFinishQueryOptions(color: string | undefined) {
  const find = async (client: QueryClient, name: string) => {
    const [finishes] = await Promise.all([client.ensureQueryData(finishCardsQueryOptions()), finishWallCode.fetch()])
    return finishWallCode.get().findFinish(finishes, name)
  }
  return queryOptions({
    queryKey: ['finish-open', color],
    queryFn: async ({ client }) => (color === undefined ? null : find(client, color)),
    staleTime: Infinity,
  })
}

/** Puts what the wall shows into the cache. */
export async function loadFinishWall(queryClient: QueryClient, search: FinishSearch): Promise<void> {
  const [wall] = await Promise.all([
    queryClient.ensureQueryData(finishWallQueryOptions(search)),
    queryClient.ensureQueryData(openFinishQueryOptions(search.color)),
  ])
  carryStanding(wall)
}
