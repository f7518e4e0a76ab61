/** Fuzzy search over the items of the site (specification section 5: threshold 0.4, title 0.7, description 0.3; colours rank first). */
import Fuse from 'fuse.js'
import type { SearchItem } from './search-item.ts'

/** The items that `query` finds, best first but colours before all others; nothing for an empty query. */
export function findItems(items: readonly SearchItem[], query: string): SearchItem[] {
  const wanted = query.trim()
  if (wanted === '') return []
  const fuse = new Fuse(items, { keys: [{ name: 'title', weight: 0.7 }, { name: 'description', weight: 0.3 }], threshold: 0.4, ignoreDiacritics: true })
  const found = fuse.search(wanted).map((result) => result.item)
  return [...found.filter((item) => item.category === 'Kleur'), ...found.filter((item) => item.category !== 'Kleur')]
}

export type ResultGroup = { category: SearchItem['category']; items: SearchItem[] }

/** Results by category; the category with the best result comes first. */
export function groupItems(items: readonly SearchItem[]): ResultGroup[] {
  const groups = new Map<SearchItem['category'], SearchItem[]>()
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item])
  return [...groups].map(([category, found]) => ({ category, items: found }))
}
