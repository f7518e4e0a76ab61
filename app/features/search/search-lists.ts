/** What the dropdown searches in (docs/rules.md, Search). */
import { searchListSchema, searchSources, type SearchItem, type SearchSource } from '#domain/search/search-item.ts'
import type { SearchWords } from '#domain/search/search-words.ts'

type Lists = { items: SearchItem[]; words: SearchWords | null }
const nothing: Lists = { items: [], words: null }

/** Loads all lists at once, and the words that editors changed since the build. A list that fails is empty and counts as loaded. */
export async function loadLists(): Promise<Lists> {
  const lists = await Promise.all(searchSources.map((source) => loadList(source).catch(() => nothing)))
  return {
    items: lists.flatMap(({ items }) => items),
    words: lists.find(({ words }) => words !== null)?.words ?? null,
  }
}

async function loadList(source: SearchSource): Promise<Lists> {
  const response = await fetch(`/api/search/${source}`, { headers: { accept: 'application/json' } })
  if (!response.ok) return nothing
  const list = searchListSchema.parse(await response.json())
  return Array.isArray(list) ? { items: list, words: null } : list
}
