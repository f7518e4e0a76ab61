/** How long data of the query cache is fresh. */

const openedAt = Date.now()

/**
 * A stale time of `ms` after the data was fetched. What came with the page counts from the moment the page was opened:
 * a page from the server's memory is older, and requests nothing that it came with.
 */
export function freshFor(ms: number) {
  return ({ state }: { state: { dataUpdatedAt: number } }): number => ms + Math.max(0, openedAt - state.dataUpdatedAt)
}
