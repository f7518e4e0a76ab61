/** What the dropdown searches in, and what it shows of it (docs/rules.md, Search). */
import { searchItemsSchema, searchSources, type SearchItem, type SearchSource } from '#domain/search/search-item.ts'

const maxResults = 5

/** The best results for a query, and how many there are in all. */
export type SearchResults = { query: string; total: number; items: SearchItem[] }

export function topResults(query: string, found: readonly SearchItem[]): SearchResults {
  return { query, total: found.length, items: found.slice(0, maxResults) }
}

/** Loads all lists at once. A list that fails is empty and counts as loaded. */
export async function loadItems(): Promise<SearchItem[]> {
  return (await Promise.all(searchSources.map((source) => loadList(source).catch(() => [])))).flat()
}

async function loadList(source: SearchSource): Promise<SearchItem[]> {
  const response = await fetch(`/api/search/${source}`, { headers: { accept: 'application/json' } })
  return response.ok ? searchItemsSchema.parse(await response.json()) : []
}
