/** The search in a thread of its own: loads the items when it starts, and answers each query that is posted. */
import { createItemSearch } from '#domain/search/find-items.ts'
import { answerTo } from './search-answer.ts'
import { loadItems } from './search-lists.ts'

const search = loadItems().then(createItemSearch)

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') postMessage(answerTo(data, (await search)(data)))
})
