/** What the dropdown searches in (docs/rules.md, Search). */
import { searchItemsSchema, searchSources, type SearchItem, type SearchSource } from '#domain/search/search-item.ts'

/** Loads all lists at once. A list that fails is empty and counts as loaded. */
export async function loadItems(): Promise<SearchItem[]> {
  return (await Promise.all(searchSources.map((source) => loadList(source).catch(() => [])))).flat()
}

async function loadList(source: SearchSource): Promise<SearchItem[]> {
  const response = await fetch(`/api/search/${source}`, { headers: { accept: 'application/json' } })
  return response.ok ? searchItemsSchema.parse(await response.json()) : []
}
