/** Searches in a thread of its own: loads the items when it starts, and answers each query that is posted. */
import { createItemSearch } from '#domain/search/find-items.ts'
import { loadLists } from './search-lists.ts'
import { topResults } from './top-results.ts'

const search = loadLists().then(({ items, words }) => createItemSearch(items, words))

addEventListener('message', async ({ data: query }: MessageEvent<string>) => {
  postMessage(topResults(query, (await search)(query)))
})
