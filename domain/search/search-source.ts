/** The lists that the search loads, each by itself: /api/search/{source}. The first holds what stands fixed: pages, products, mirrors, colours. */
export const searchSources = ['paginas', 'vacatures', 'veelgestelde-vragen', 'verkooppunten'] as const
export type SearchSource = (typeof searchSources)[number]

/** True for a name of a list. */
export function isSearchSource(name: string): name is SearchSource {
  return searchSources.some((source) => source === name)
}
