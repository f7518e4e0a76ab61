/** Carries the query cache from the server to the browser, as data alone: that came with the page, and is as fresh as the page is. */
import type { QueryClient } from '@tanstack/react-query'
import { carriedJson, staysBehind } from './lib/carried-data.ts'
import { rememberStanding } from './lib/standing-html.ts'

/** Queries with their answers. As text, because a page has thousands of small values and one text is written, sent and read sooner. */
export type CarriedQueries = { queries: string }

/** What the server found out while it made the page; what failed is asked again by the browser. */
export function packQueries(queryClient: QueryClient): CarriedQueries {
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta !== staysBehind)
  return {
    queries: `[${answered.map(({ queryKey, state }) => `[${JSON.stringify(queryKey)},${carriedJson(state.data)}]`).join()}]`,
  }
}

/** Puts that into the cache of the browser; what it lacks stands in the page. */
export function unpackQueries(queryClient: QueryClient, { queries }: CarriedQueries): void {
  rememberStanding()
  const carried: unknown = JSON.parse(queries)
  if (!Array.isArray(carried)) return
  for (const entry of carried) {
    const [key, data]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (Array.isArray(key)) queryClient.setQueryData(key, data)
  }
}
