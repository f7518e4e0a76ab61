/** The list of mirrors in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerOnce, carryStanding } from '#app/ui/filter/standing-list.ts'
import type { MirrorCard } from '#server/content/mirrors.ts'
import { fetchMirrorCards } from '#server/content/mirrors.functions.ts'
import type { MirrorSearch } from '../mirror-search.ts'
import { mirrorListCode } from './list-code.ts'

const listOf = answerOnce((mirrors: readonly MirrorCard[], search: MirrorSearch) =>
  mirrorListCode.get().mirrorList(mirrors, search),
)

/** All mirrors as cards. */
function mirrorCardsQueryOptions() {
  return queryOptions({
    queryKey: ['mirrors'],
    queryFn: () => fetchMirrorCards(),
    staleTime: Infinity,
  })
}

/** The mirrors that pass the filters. */
export function mirrorListQueryOptions(search: MirrorSearch) {
  return queryOptions({
    queryKey: ['mirror-list', search],
    queryFn: async ({ client }) => {
      const [mirrors] = await Promise.all([client.ensureQueryData(mirrorCardsQueryOptions()), mirrorListCode.fetch()])
      return listOf(mirrors, search)
    },
    staleTime: Infinity,
  })
}

/** Puts those into the cache. */
export async function loadMirrorList(queryClient: QueryClient, search: MirrorSearch): Promise<void> {
  carryStanding(await queryClient.ensureQueryData(mirrorListQueryOptions(search)))
}
