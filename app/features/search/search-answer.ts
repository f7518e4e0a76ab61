/** What the search tells the dropdown. */
import type { SearchItem } from '#domain/search/search-item.ts'

/** How many results the dropdown shows (docs/rules.md, Search). */
const mostResults = 5

/** The best results for a query, and how many there are in all. */
export type SearchAnswer = { query: string; total: number; items: SearchItem[] }

/** The answer to show from all that was found. */
export function answerTo(query: string, found: readonly SearchItem[]): SearchAnswer {
  return { query, total: found.length, items: found.slice(0, mostResults) }
}
