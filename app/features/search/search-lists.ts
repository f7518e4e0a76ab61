/** What the dropdown searches in (docs/rules.md, Search). */
import {
  changedWordsSchema,
  searchItemsSchema,
  searchSources,
  type SearchItem,
  type SearchSource,
} from '#domain/search/search-item.ts'
import type { SearchWords } from '#domain/search/search-words.ts'

/** Loads all lists at once, and the words that editors changed since the build. A list that fails is empty and counts as loaded. */
export async function loadLists(): Promise<{ items: SearchItem[]; words: SearchWords | null }> {
  const [words, ...lists] = await Promise.all([
    loadWords().catch(() => null),
    ...searchSources.map((source) => loadList(source).catch(() => [])),
  ])
  return { items: lists.flat(), words }
}

async function loadList(source: SearchSource): Promise<SearchItem[]> {
  const response = await load(source)
  return response.ok ? searchItemsSchema.parse(await response.json()) : []
}

async function loadWords(): Promise<SearchWords | null> {
  const response = await load('woorden')
  return response.status === 200 ? changedWordsSchema.parse(await response.json()) : null
}

function load(name: SearchSource | 'woorden'): Promise<Response> {
  return fetch(`/api/search/${name}`, { headers: { accept: 'application/json' } })
}
