/** What the dropdown shows of what was found (docs/rules.md, Search). */
import type { SearchItem } from '#domain/search/search-item.ts'

const maxResults = 5

/** The best results for a query, and how many there are in all. */
export type SearchResults = { query: string; total: number; items: SearchItem[] }

export function topResults(query: string, found: readonly SearchItem[]): SearchResults {
  return { query, total: found.length, items: found.slice(0, maxResults) }
}
